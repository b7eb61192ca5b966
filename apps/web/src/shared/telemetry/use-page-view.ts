import { useEffect } from 'react';
import { reportedPath } from './page-view.ts';

const PIXEL_ID = import.meta.env.VITE_META_PIXEL_ID;

/** Reports page views (null: none) in builds with `VITE_META_PIXEL_ID`; other builds do not contain the tracker (product.md R38). */
export function usePageView(route: string | null): void {
  useEffect(() => {
    if (!PIXEL_ID) return;
    const path = reportedPath(route);
    if (path === null) return;
    import('./meta-pixel.ts').then(
      ({ sendPageView }) => sendPageView(PIXEL_ID, path),
      // A failed load of the tracker must not affect the user.
      () => {},
    );
  }, [route]);
}
