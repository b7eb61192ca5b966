import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Calls back once what it holds is the app's, and React has let go of it: it takes over no part while it is at work. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onTaken), [onTaken]);
  return children;
}

/** Types again what somebody typed into the written page: React takes over a field as it finds it, and would hear of no change. */
function typeAgain(root: Element) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const input of root.querySelectorAll('input')) {
    const { value } = input;
    if (value === '') continue;
    // React takes over the part around a pressed key at once; the rest may wait.
    input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    // What React has seen in the field, and past it what is there.
    input.value = '';
    set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/**
 * Lets React take over markup that the document came with, in short pieces between which the page answers; `onTaken` is called when it has.
 */
export function takeOver(root: Element, app: ReactNode, onTaken: () => void): void {
  const finish = () => {
    typeAgain(root);
    onTaken();
  };
  startTransition(() => void hydrateRoot(root, <Taken onTaken={finish}>{app}</Taken>));
}
