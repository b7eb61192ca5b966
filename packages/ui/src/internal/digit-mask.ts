import type { MaskitoOptions } from '@maskito/core';
import { groupDigits, onlyDigits } from './digits.ts';

/** What a grouped number is made of and how foreign spellings of it become its digits. */
export interface DigitMask {
  /** Digits in each group, as in `[3, 3, 4]`. */
  groups: readonly number[];
  /** The digits a text stands for, whatever spelling it is in. */
  normalise: (text: string) => string;
}

/** The mask that keeps the groups parted while typing, deleting and pasting, with the caret where the person left it. */
export function digitMask({ groups, normalise }: DigitMask): MaskitoOptions {
  const length = groups.reduce((sum, size) => sum + size, 0);
  return {
    mask: groups.flatMap((size, index) => [...(index > 0 ? [' '] : []), ...Array.from({ length: size }, () => /\d/)]),
    preprocessors: [
      ({ elementState, data }, action) => {
        const { value, selection } = elementState;
        if (action === 'validation') {
          // Autofill writes the value behind the keyboard's back, in whatever spelling was saved.
          const filled = groupDigits(normalise(value), groups);
          return {
            elementState:
              filled === value ? elementState : { value: filled, selection: [filled.length, filled.length] },
            data,
          };
        }
        const [from, to] = selection;
        if (action !== 'insert') {
          // Deleting a gap means the digit beyond it; by itself the gap would grow back and the key seem dead.
          const gap = value.slice(from, to) === ' ';
          const past = action === 'deleteForward' ? ([from, to + 1] as const) : ([from - 1, to] as const);
          return { elementState: { value, selection: gap ? past : selection }, data };
        }

        const pasted = normalise(data);
        // A complete number replaces what was there: people paste over a wrong one without clearing it.
        if (pasted.length >= length)
          return { elementState: { value: '', selection: [0, 0] }, data: pasted.slice(0, length) };

        const typed = value.slice(0, from) + data;
        if (value.slice(to) !== '') {
          // A full number takes no more: shifting its last digit out unseen would be a wrong number that looks right.
          const room = length - onlyDigits(value).length + onlyDigits(value.slice(from, to)).length;
          return { elementState, data: onlyDigits(data).slice(0, room) };
        }
        // At the end the whole text is known, so a prefix typed by hand is understood like a pasted one.
        return { elementState: { value: '', selection: [0, 0] }, data: normalise(typed) };
      },
    ],
  };
}
