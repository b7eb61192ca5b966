import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';

const NAMES = { hover: 'hover', active: 'active', focusVisible: 'focus-visible' } as const;

/** `parameters.pseudo` of a story: selectors of the elements to show in a state. */
export type Held = Partial<Record<keyof typeof NAMES, readonly string[]>> & {
  /** Root of the selectors when it is not the story's element; `body` for portals. */
  rootSelector?: string;
};

/** States offered by the toolbar: all elements of a story in one state. A pressed element is also hovered. */
export const TOOLBAR_STATES: Readonly<Record<string, Held>> = {
  hover: { hover: ['*'] },
  active: { hover: ['*'], active: ['*'] },
  focusVisible: { focusVisible: ['*'] },
};

/** Sets the states of each element in an attribute that React does not know and therefore keeps. */
function setHeldStates(root: Element, held: Held) {
  for (const element of root.querySelectorAll('[data-held]')) element.removeAttribute('data-held');
  for (const state of ['hover', 'active', 'focusVisible'] as const) {
    for (const element of root.querySelectorAll(held[state]?.join() ?? ':not(*)')) {
      element.setAttribute('data-held', `${element.getAttribute('data-held') ?? ''} ${NAMES[state]}`.trim());
    }
  }
}

/** Shows elements of a story in the states for which `held-states.ts` adds selectors to the style sheets; also elements added later. */
export function HeldStates({ held, canvas, children }: PropsWithChildren<{ held: Held; canvas: Element }>) {
  useLayoutEffect(() => {
    const root = held.rootSelector === undefined ? canvas : document.querySelector(held.rootSelector);
    if (!root) return;
    const update = () => setHeldStates(root, held);
    update();
    const observer = new MutationObserver(update);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [held, canvas]);
  return children;
}
