import { useMatches, type UIMatch } from 'react-router-dom';

/** What the route table tells of a page to the frames around it. */
export interface PageHandle {
  /** The page's name in the browser's title and history. */
  title: string;
  /** Title in the header of the dashboard. */
  header?: string;
  /** Name of the row for the page-view tracker, free of anything about a person; null for an address no row has. */
  route: string | null;
}

/** The row of the route table that is on screen. */
export function usePageHandle(): PageHandle {
  const row = (useMatches() as UIMatch<unknown, PageHandle | undefined>[]).at(-1);
  if (!row?.handle) throw new Error(`The route at ${row?.pathname} has no handle.`);
  return row.handle;
}
