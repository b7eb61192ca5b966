import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over markup that the document came with. What somebody typed into it before is taken out, and typed again once there is
 * an app to hear it: React compares an input with what it held when it was taken over and would hear of no change.
 */
export function takeOver(root: Element, app: ReactNode): void {
  const typed = Array.from(root.querySelectorAll('input'), (input) => ({ input, value: input.value }));
  for (const { input } of typed) input.value = '';
  flushSync(() => void hydrateRoot(root, app));
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const { input, value } of typed.filter((each) => each.value !== '')) {
    // React takes over the part around a pressed key at once; the rest may wait.
    input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
