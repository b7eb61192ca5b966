import { useMatches, type UIMatch } from 'react-router-dom';

/** Route handle of a page, for the layouts around it. */
export interface PageHandle {
  /** Title of the document. */
  title: () => string;
  /** Title in the header of the dashboard. */
  header?: () => string;
  /** Path pattern for the page-view tracker, without ids; null for an unknown address. */
  route: string | null;
}

/** The handle of the page on screen. Every route with a path has one. */
export const usePageHandle = (): PageHandle | undefined =>
  (useMatches() as UIMatch<unknown, PageHandle | undefined>[]).at(-1)?.handle;
