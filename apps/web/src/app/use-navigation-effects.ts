import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { BRAND } from '../shared/layout/brand.ts';

/**
 * Does what a browser does on a full page load, for navigations inside the app: sets the document title, scrolls to the top, and focuses the
 * heading so that screen readers announce the page. Runs when the path changes, so not for dialogs.
 */
export function useNavigationEffects(title = ''): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const lastPathname = useRef(pathname);

  // A layout effect: React delays other effects until the view transition has ended.
  useLayoutEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // On Back and Forward the browser restores the scroll position.
    if (!isBackOrForward) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname, title, isBackOrForward]);
}
