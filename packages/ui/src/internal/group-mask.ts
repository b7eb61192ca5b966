import type { MaskitoOptions } from '@maskito/core';
import { grouped, ungrouped } from './grouped-text.ts';
import type { ParsedInputProps } from './parsed-input.ts';

/** How a text is grouped. */
export interface GroupMask extends Pick<ParsedInputProps, 'normalise'> {
  /** Characters in each group, as in `[3, 3, 4]`. */
  groups: readonly number[];
}

/**
 * Maskito options that keep the groups separated while the user types, deletes or pastes, with the caret in place. Extra characters stay,
 * after the last group: a truncated number would be another number that looks right.
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
          // Autofill sets the value without a key event, in any format.
          const filled = grouped(normalise(value), groups);
          return {
            elementState:
              filled === value ? elementState : { value: filled, selection: [filled.length, filled.length] },
            data,
          };
        }
        if (action !== 'insert') {
          // Deleting a gap deletes the character beyond it: the gap alone would come back, and the key would seem to do nothing.
          const isGap = value.slice(from, to) === ' ';
          const withNext = action === 'deleteForward' ? ([from, to + 1] as const) : ([from - 1, to] as const);
          return { elementState: { value, selection: isGap ? withNext : selection }, data };
        }

        const cleared = { value: '', selection: [0, 0] } as const;
        const pasted = normalise(data);
        // A complete text replaces the old one: users paste over a wrong number without clearing it first.
        if (pasted.length >= length) return { elementState: cleared, data: pasted };

        const [before, after] = [ungrouped(value.slice(0, from)), ungrouped(value.slice(to))];
        const typed = normalise(before + data);
        // At the end of the text `normalise` gets all of it, so a prefix typed by hand is removed as in a pasted text.
        if (after === '') return { elementState: cleared, data: typed };
        return { elementState, data: typed.startsWith(before) ? typed.slice(before.length) : '' };
      },
    ],
  };
}
