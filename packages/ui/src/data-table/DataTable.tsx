import { useId, type ComponentProps, type ReactNode } from 'react';
import { useOverflows } from '../internal/use-overflows.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { skeletonWidth, tableBody, type DataColumn, type DataColumns, type DataState } from './data-column.ts';
import * as classes from './data-table-class.ts';
import { roles } from './table-roles.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the table, and of the region that scrolls. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading says the same. */
  captionHidden?: boolean;
  /** The columns; the first one names the row. */
  columns: DataColumns<Row>;
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** `loading` shows skeletons, `refreshing` keeps the rows while new ones load, `failed` shows `failure`. */
  state?: DataState;
  /** Announced while loading or refreshing. */
  loadingLabel: string;
  /** Number of skeleton rows: as many as a page has. */
  skeletonRows?: number;
  /** Shown instead of rows when there are none, for example an `EmptyState`. */
  empty: ReactNode;
  /** Shown instead of rows when loading failed, for example an `ErrorPanel` with a retry. */
  failure?: ReactNode;
  /**
   * Layout when there is no room for columns: `stack` puts each cell on its own line after the header of its column, `card` puts each row
   * on two lines by the `place` of its columns, `scroll` scrolls the columns sideways.
   */
  narrow?: 'stack' | 'card' | 'scroll';
}

/** Table of records with aligned digits. Renders a `<div>` with a `<table>`. */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  state = 'ready',
  loadingLabel,
  skeletonRows = 5,
  empty,
  failure,
  narrow = 'stack',
  className = '',
  ...rest
}: DataTableProps<Row>) {
  const captionId = useId();
  const [scroller, overflows] = useOverflows<HTMLDivElement>();
  const body = tableBody(state, rows.length);
  const waiting = state === 'loading' || state === 'refreshing';

  const cardPosition = ({ place = 'line' }: DataColumn<Row>) => (narrow === 'card' ? place : null);
  const renderRow = (key: string, renderContent: (column: DataColumn<Row>, index: number) => ReactNode) => (
    <tr key={key} {...roles.row} data-part="row" className={classes.row({ narrow })}>
      {columns.map((column, index) => {
        const [Cell, part] = index === 0 ? (['th', 'rowHeader'] as const) : (['td', 'cell'] as const);
        const { align = 'start' } = column;
        return (
          <Cell
            key={column.id}
            {...roles[part]}
            data-part={part}
            className={classes.cell({ narrow, align, part, place: cardPosition(column) })}
          >
            {narrow === 'stack' && part === 'cell' && (
              <span aria-hidden="true" data-part="label" className={classes.leader}>
                {column.header}
              </span>
            )}
            {renderContent(column, index)}
          </Cell>
        );
      })}
    </tr>
  );

  return (
    <div
      {...rest}
      data-component="DataTable"
      data-state={state}
      data-narrow={narrow}
      className={`@container min-w-0 ${className}`}
    >
      <p role="status" className="sr-only">
        {waiting && loadingLabel}
      </p>
      <div
        ref={scroller}
        data-part="scroller"
        className="overflow-x-auto rounded-mark"
        // A region and tab stop only while there is something to scroll: otherwise Tab would stop for nothing.
        {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <table {...roles.table} aria-busy={waiting || undefined} className={classes.table({ narrow })}>
          <caption
            id={captionId}
            data-part="caption"
            className={captionHidden ? 'sr-only' : classes.caption({ narrow })}
          >
            {caption}
          </caption>
          <thead {...roles.group} className={classes.head({ narrow })}>
            <tr {...roles.row}>
              {columns.map(({ id, header, align = 'start' }) => (
                <th key={id} {...roles.columnHeader} className={classes.headCell({ align })}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            {...roles.group}
            data-part="body"
            aria-hidden={body === 'skeleton' || undefined}
            className={`${classes.body({ narrow })} ${state === 'refreshing' ? 'text-ink-3' : ''}`}
          >
            {body === 'rows' &&
              rows.map((row) =>
                renderRow(rowKey(row), (column) => (
                  <span data-part="content" className={classes.content({ narrow })}>
                    {column.cell(row)}
                  </span>
                )),
              )}
            {body === 'skeleton' &&
              Array.from({ length: skeletonRows }, (_, index) =>
                renderRow(String(index), (column, at) => (
                  <Skeleton
                    className={classes.placeholder({
                      place: cardPosition(column),
                      className: skeletonWidth(index, at),
                    })}
                  />
                )),
              )}
          </tbody>
        </table>
      </div>
      {(body === 'empty' || body === 'failure') && (
        <div data-part={body} className="pt-4">
          {body === 'empty' ? empty : failure}
        </div>
      )}
    </div>
  );
}
