import { useEffect, type ReactNode } from 'react';

let locks = 0;

/**
 * Dimmed backdrop that holds the panel, at the bottom on phones and centred from `md` up, and makes the page inert and unscrollable. Not
 * `Radix.Overlay`: its react-remove-scroll injects a `<style>` element, which our `style-src 'self'` policy blocks.
 */
export function DialogScrim({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { documentElement } = document;
    // Keep the gutter of a visible scrollbar, so that the page does not move sideways.
    const takesRoom = window.innerWidth > documentElement.clientWidth;
    if (locks === 0 && takesRoom) documentElement.classList.add('[scrollbar-gutter:stable]');
    documentElement.classList.add('overflow-hidden');
    locks += 1;

    // Radix hides the page from screen readers; `inert` also keeps the focus out of it.
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
