import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';

const NAMES = { hover: 'hover', active: 'active', focusVisible: 'focus-visible' } as const;

/** What a story says in `parameters.pseudo`: the parts that stand in a state, by their selectors. */
export type Held = Partial<Record<keyof typeof NAMES, readonly string[]>> & {
  /** Where else than in the story the parts are: of what opens beside it, `body`. */
  rootSelector?: string;
};

/** What the toolbar offers: all parts of a story in one state. A pressed part is under the pointer as well. */
export const EVERYTHING: Readonly<Record<string, Held>> = {
  hover: { hover: ['*'] },
  active: { hover: ['*'], active: ['*'] },
  focusVisible: { focusVisible: ['*'] },
};

/** Says on every part how it is held, in an attribute that React does not know and therefore leaves alone. */
function mark(root: Element, held: Held) {
  for (const part of root.querySelectorAll('[data-held]')) part.removeAttribute('data-held');
  for (const state of ['hover', 'active', 'focusVisible'] as const) {
    for (const part of root.querySelectorAll(held[state]?.join() ?? ':not(*)')) {
      part.setAttribute('data-held', `${part.getAttribute('data-held') ?? ''} ${NAMES[state]}`.trim());
    }
  }
}

/** Holds parts of a story in the states that `held-states.ts` writes into the style sheets, also parts that come later. */
export function HeldStates({ held, canvas, children }: PropsWithChildren<{ held: Held; canvas: Element }>) {
  useLayoutEffect(() => {
    const root = held.rootSelector === undefined ? canvas : document.querySelector(held.rootSelector);
    if (!root) return;
    const hold = () => mark(root, held);
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [held, canvas]);
  return children;
}
