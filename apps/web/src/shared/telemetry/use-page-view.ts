import { useEffect } from 'react';
import { reportedPath } from './page-view.ts';

const PIXEL_ID = import.meta.env.VITE_META_PIXEL_ID;

/** Reports the page of a route, null for none, in builds with `VITE_META_PIXEL_ID`; any other holds none of the code (product.md R38). */
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
