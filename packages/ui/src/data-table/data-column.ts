import type { ReactNode } from 'react';

/**
 * Where a cell stands on a card: the figure that matters (`title`), what it is (`subtitle`) and its `state` on the first line, whose it is
 * (`line`) and when (`end`) on the second.
 */
type CardPlace = 'title' | 'subtitle' | 'state' | 'line' | 'end';

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Tells it from the others. */
  id: string;
  /** One or two words at its head. */
  header: string;
  /** What stands in it for a row, already formatted; in the first column never empty. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that their digits stand below each other. */
  align?: 'start' | 'end';
  /** Its place in a table that is `narrow="card"`; `line` unless told. */
  place?: CardPlace;
}

/** The columns of a table, the first of which names the row. */
export type DataColumns<Row> = readonly [DataColumn<Row>, ...DataColumn<Row>[]];

/** What a table has to show. `refreshing` keeps the rows while others are on their way. */
export type DataState = 'ready' | 'loading' | 'refreshing' | 'failed';

/** What stands below the head of the table. */
export type DataBody = 'rows' | 'skeleton' | 'empty' | 'failure';

/** What to draw: a table that refreshes without a row to keep is loading. */
export function bodyOf(state: DataState, rowCount: number): DataBody {
  if (state === 'failed') return 'failure';
  if (state === 'loading') return 'skeleton';
  if (rowCount > 0) return 'rows';
  return state === 'refreshing' ? 'skeleton' : 'empty';
}

/** Widths of the skeletons of a column, uneven as words are, the same every time. */
export const skeletonWidth = (row: number, column: number): 'w-1/2' | 'w-2/3' | 'w-4/5' =>
  (['w-2/3', 'w-1/2', 'w-4/5'] as const)[(row + column * 2) % 3] ?? 'w-2/3';
