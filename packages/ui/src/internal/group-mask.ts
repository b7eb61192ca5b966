import type { MaskitoOptions } from '@maskito/core';
import { grouped, ungrouped } from './grouped-text.ts';
import type { Reading } from './reading.ts';

/** What a grouped text is made of. */
export interface GroupMask extends Pick<Reading, 'normalise'> {
  /** Characters in each group, as in `[3, 3, 4]`. */
  groups: readonly number[];
}

/**
 * The mask that keeps the groups parted while typing, deleting and pasting, with the caret where the person left it. What is too long stays,
 * behind the last group: cut, it would be another number that looks right.
 */
export function groupMask({ groups, normalise }: GroupMask): MaskitoOptions {
  const length = groups.reduce((sum, size) => sum + size, 0);
  return {
    mask: ({ value }) => {
      const characters = 'x'.repeat(Math.max(length, ungrouped(value).length));
      return Array.from(grouped(characters, groups), (character) => (character === ' ' ? ' ' : /\S/));
    },
    preprocessors: [
      ({ elementState, data }, action) => {
        const { value, selection } = elementState;
        const [from, to] = selection;
        if (action === 'validation') {
          // Autofill writes the value behind the keyboard's back, in whatever spelling was saved.
          const filled = grouped(normalise(value), groups);
          return {
            elementState:
              filled === value ? elementState : { value: filled, selection: [filled.length, filled.length] },
            data,
          };
        }
        if (action !== 'insert') {
          // Deleting a gap means what is beyond it; by itself the gap would grow back and the key seem dead.
          const gap = value.slice(from, to) === ' ';
          const past = action === 'deleteForward' ? ([from, to + 1] as const) : ([from - 1, to] as const);
          return { elementState: { value, selection: gap ? past : selection }, data };
        }

        const anew = { value: '', selection: [0, 0] } as const;
        const pasted = normalise(data);
        // A complete text replaces what was there: people paste over a wrong one without clearing it.
        if (pasted.length >= length) return { elementState: anew, data: pasted };

        const [before, after] = [ungrouped(value.slice(0, from)), ungrouped(value.slice(to))];
        const typed = normalise(before + data);
        // At the end the whole text is known, so a prefix typed by hand is understood like a pasted one.
        if (after === '') return { elementState: anew, data: typed };
        return { elementState, data: typed.startsWith(before) ? typed.slice(before.length) : '' };
      },
    ],
  };
}
