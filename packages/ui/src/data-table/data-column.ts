import type { ReactNode } from 'react';

/**
 * Position of a cell on a card. First line: the main figure (`title`), what it is (`subtitle`) and its `state`. Second line: `line`, for
 * example the owner, and at its end `end`, for example the time.
 */
type CardPosition = 'title' | 'subtitle' | 'state' | 'line' | 'end';

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Unique id of the column. */
  id: string;
  /** Header of the column, one or two words. */
  header: string;
  /** Content of the cell for a row, already formatted. Never empty in the first column. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that their digits line up. */
  align?: 'start' | 'end';
  /** Position on a card, with `narrow="card"`; by default `line`. */
  place?: CardPosition;
}

/** Columns of a table; the first one names the row. */
export type DataColumns<Row> = readonly [DataColumn<Row>, ...DataColumn<Row>[]];

/** State of the rows. `refreshing` keeps them while new ones load. */
export type DataState = 'ready' | 'loading' | 'refreshing' | 'failed';

/** What the table shows below its header. */
export type DataBody = 'rows' | 'skeleton' | 'empty' | 'failure';

/** What to show for a state. Refreshing without rows shows the skeleton. */
export function tableBody(state: DataState, rowCount: number): DataBody {
  if (state === 'failed') return 'failure';
  if (state === 'loading') return 'skeleton';
  if (rowCount > 0) return 'rows';
  return state === 'refreshing' ? 'skeleton' : 'empty';
}

/** Width of a skeleton by row and column: uneven like text, and the same at every render. */
export const skeletonWidth = (row: number, column: number): 'w-1/2' | 'w-2/3' | 'w-4/5' =>
  (['w-2/3', 'w-1/2', 'w-4/5'] as const)[(row + column * 2) % 3] ?? 'w-2/3';
