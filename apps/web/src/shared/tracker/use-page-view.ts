import { useEffect } from 'react';
import { reportedPath } from './page-view.ts';

const PIXEL_ID = import.meta.env.VITE_META_PIXEL_ID;

/**
 * Reports that the page of a route was opened, where the operator has set `VITE_META_PIXEL_ID` at build time; otherwise a
 * build holds none of the code (product.md R38). Null is a page nobody arrived at.
 */
export function usePageView(route: string | null): void {
  useEffect(() => {
    if (!PIXEL_ID) return;
    const path = reportedPath(route);
    if (path === null) return;
    import('./meta-pixel.ts').then(
      ({ sendPageView }) => sendPageView(PIXEL_ID, path),
      // Not even its code is worth a word to the person.
      () => {},
    );
  }, [route]);
}
