import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind an open dialog still and out of reach. Call it from an element around the dialog's content.
 *
 * Scrolling: Radix would do this with react-remove-scroll, which injects a `<style>` element that a `style-src 'self'` policy
 * refuses; a class from the built CSS needs no exception. Reach: Radix puts `aria-hidden` on the rest of the page, all but its
 * live regions; `inert` on the same elements takes what can be focused in them away as well.
 */
export function usePageBehind(): void {
  useEffect(() => {
    const { documentElement } = document;
    // Where a scrollbar takes room its gutter stays, so the page does not jump sideways.
    const takesRoom = window.innerWidth > documentElement.clientWidth;
    if (locks === 0 && takesRoom) documentElement.classList.add('[scrollbar-gutter:stable]');
    documentElement.classList.add('overflow-hidden');
    locks += 1;

    const hidden = document.querySelectorAll('[data-aria-hidden="true"]:not([inert])');
    for (const element of hidden) element.toggleAttribute('inert', true);

    return () => {
      for (const element of hidden) element.removeAttribute('inert');
      locks -= 1;
      if (locks === 0) documentElement.classList.remove('overflow-hidden', '[scrollbar-gutter:stable]');
    };
  }, []);
}
