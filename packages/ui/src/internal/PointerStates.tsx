import type { ReactNode } from 'react';

const NAMES = { rest: 'Rest', hover: 'Hover', focus: 'Focus', pressed: 'Pressed' } as const;

/** A state that a pointer or the Tab key brings about. */
export type PointerState = keyof typeof NAMES;

/** All of them, in the order in which a person meets them. */
export const POINTER_STATES: readonly PointerState[] = ['rest', 'hover', 'focus', 'pressed'];

/** The word for a state. */
export const pointerStateName = (state: PointerState): string => NAMES[state];

/** Finds `part` in the copy that `PointerStates` draws for a state. */
export const partIn =
  (part: string) =>
  (state: PointerState): string =>
    `[data-pointer=${state}] ${part}`;

/** Finds the sibling that stands among `part` where a state stands among `states`: for lists whose entries stand for the states. */
export const nthOf =
  (part: string, states: readonly PointerState[] = POINTER_STATES) =>
  (state: PointerState): string =>
    `:nth-child(${states.indexOf(state) + 1} of ${part})`;

/** Parameters of a story that hold its parts in their states; `pointed` finds what the pointer is on, `focused` what has the focus. */
export const holdPointer = (
  pointed: (state: PointerState) => string,
  focused: (state: PointerState) => string = pointed,
) => ({
  pseudo: {
    hover: [pointed('hover'), pointed('pressed')],
    active: [pointed('pressed')],
    focusVisible: [focused('focus')],
  },
});

interface PointerStatesProps {
  /** Those the control has; a field is not pressed. */
  states?: readonly PointerState[];
  /** Width of a copy at least: that of a button, or of a field. */
  room?: 'button' | 'field';
  /** Draws one copy. */
  children: (state: PointerState) => ReactNode;
}

const COLUMNS = {
  button: 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
  field: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
} as const;

/** One copy of a control for each state, under its name. For stories alone. */
export function PointerStates({ states = POINTER_STATES, room = 'button', children }: PointerStatesProps) {
  return (
    <div className={`grid max-w-content gap-x-6 gap-y-8 ${COLUMNS[room]}`}>
      {states.map((state) => (
        <div key={state} data-pointer={state} className="flex min-w-0 flex-col items-start gap-3">
          <p className="text-xs font-semibold text-ink-2">{NAMES[state]}</p>
          {children(state)}
        </div>
      ))}
    </div>
  );
}
