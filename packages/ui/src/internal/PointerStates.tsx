import type { ReactNode } from 'react';

const NAMES = { rest: 'Rest', hover: 'Hover', focus: 'Focus', pressed: 'Pressed' } as const;

/** A state caused by a pointer or the Tab key. */
export type PointerState = keyof typeof NAMES;

/** All states, in the order in which they occur. */
export const POINTER_STATES: readonly PointerState[] = ['rest', 'hover', 'focus', 'pressed'];

/** Name of a state, as shown. */
export const pointerStateName = (state: PointerState): string => NAMES[state];

/** Selector of `part` in the copy that `PointerStates` renders for a state. */
export const partIn =
  (part: string) =>
  (state: PointerState): string =>
    `[data-pointer=${state}] ${part}`;

/** Selector of the nth `part` among its siblings, n being the index of the state in `states`: for lists with one entry a state. */
export const nthOf =
  (part: string, states: readonly PointerState[] = POINTER_STATES) =>
  (state: PointerState): string =>
    `:nth-child(${states.indexOf(state) + 1} of ${part})`;

/** Story parameters that force parts into their states: `pointed` selects what the pointer is on, `focused` what has the focus. */
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
  /** States that the control has; a field cannot be pressed. */
  states?: readonly PointerState[];
  /** Minimum width of a copy: that of a button or of a field. */
  room?: 'button' | 'field';
  /** Renders one copy. */
  children: (state: PointerState) => ReactNode;
}

const COLUMNS = {
  button: 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
  field: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
} as const;

/** Renders one copy of a control for each state, under its name. For stories only. */
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
