import { useMatches, type UIMatch } from 'react-router-dom';

/** What the route table tells of a page to the frames around it. */
export interface PageHandle {
  /** The page's name in the browser's title and history. */
  title: () => string;
  /** Title in the header of the dashboard. */
  header?: () => string;
  /** Name of the row for the page-view tracker, free of anything about a person; null for an address no row has. */
  route: string | null;
}

/** The row of the route table that is on screen; every row with a path has a handle. */
export const usePageHandle = (): PageHandle | undefined =>
  (useMatches() as UIMatch<unknown, PageHandle | undefined>[]).at(-1)?.handle;
