import { useEffect, type ReactNode } from 'react';

let locks = 0;

/**
 * The dimmed page, still and out of reach; it holds the panel: at the bottom on phones, in the middle from `md` up. Not Radix.Overlay:
 * react-remove-scroll injects a `<style>` element that a `style-src 'self'` policy refuses, a class from the built CSS needs no exception.
 */
export function DialogScrim({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { documentElement } = document;
    // Where a scrollbar takes room its gutter stays, so the page does not jump sideways.
    const takesRoom = window.innerWidth > documentElement.clientWidth;
    if (locks === 0 && takesRoom) documentElement.classList.add('[scrollbar-gutter:stable]');
    documentElement.classList.add('overflow-hidden');
    locks += 1;

    // Radix hides the rest of the page from screen readers, all but its live regions; this takes what can be focused in it away as well.
    const hidden = document.querySelectorAll('[data-aria-hidden="true"]:not([inert])');
    for (const element of hidden) element.toggleAttribute('inert', true);

    return () => {
      for (const element of hidden) element.removeAttribute('inert');
      locks -= 1;
      if (locks === 0) documentElement.classList.remove('overflow-hidden', '[scrollbar-gutter:stable]');
    };
  }, []);
  return (
    <div
      data-part="scrim"
      className="@container-size fixed inset-0 z-50 flex items-end justify-center bg-scrim transition-opacity md:items-center md:p-6 starting:opacity-0"
    >
      {children}
    </div>
  );
}
