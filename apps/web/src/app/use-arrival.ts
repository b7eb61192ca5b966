import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { BRAND } from '../shared/layout/brand.ts';

/**
 * What a browser does when a page arrives, done for pages that only look like pages: the title, the top of the page, and
 * the focus on its heading so that a screen reader says where one is. Dialogs change no path and are none of its business.
 */
export function useArrival(title = ''): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const last = useRef(pathname);

  // With the page, not after it: React keeps other effects back until the page transition is over.
  useLayoutEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
    if (last.current === pathname) return;
    last.current = pathname;
    // The browser itself restores the position of an entry gone back to.
    if (!isReturn) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname, title, isReturn]);
}
