import type { Order } from '@sarraf/api-client';
import { historyDay, parseServerTime } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useMemo } from 'react';
import { dayText } from '../../shared/time/date-text.ts';
import { useClock } from '../../shared/time/clock.ts';
import type { LoadedRow } from './history-rows.ts';
import { historyMessages } from './history.messages.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { UnreadableRow } from './UnreadableRow.tsx';
import { useInView } from './use-in-view.ts';
import { useRowWindow } from './use-row-window.ts';

export interface HistoryListProps {
  /** All loaded rows, newest first. */
  rows: readonly LoadedRow[];
  /** Key of the filter, also the React key of the list: each has its own scroll position. */
  listKey: string;
  /** Accessible name of the list. */
  label: string;
  /** Whether the next page can be loaded now; it is when the last row comes into view. */
  canLoadMore: boolean;
  /** Whether all pages are loaded. */
  isComplete: boolean;
  onLoadMore: () => void;
  onOpen: (orderId: string) => void;
}

/** Calendar day of an order in Asia/Kolkata; null if its timestamp is invalid. */
const dayOf = (order: Order | undefined): number | null => {
  const ms = order ? parseServerTime(order.created_ts) : null;
  return ms === null ? null : historyDay(ms);
};

/** The nearest readable order above a row; unreadable rows have no day. */
function orderAbove(rows: readonly LoadedRow[], index: number): Order | undefined {
  const above = rows[index - 1];
  return above?.order === null ? orderAbove(rows, index - 1) : above?.order;
}

/** Heading with the day of the rows below it, in Asia/Kolkata (product.md R6). Renders nothing if `iso` is not a timestamp. */
function DayHeading({ iso }: { iso: string }) {
  const messages = useMessages(historyMessages);
  const ms = parseServerTime(iso);
  const daysAgo = useClock((nowMs) => (ms === null ? null : historyDay(nowMs) - historyDay(ms)));
  if (ms === null) return null;
  const name = daysAgo === 0 ? messages.today : daysAgo === 1 ? messages.yesterday : dayText(ms);
  return <h2 className="pt-4 text-xs font-semibold text-ink-2">{name}</h2>;
}

/** Virtualized list of the rows: only those near the window are rendered (product.md S12). Renders a `<ul>`. */
export function HistoryList({ rows, listKey, label, canLoadMore, isComplete, onLoadMore, onOpen }: HistoryListProps) {
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { list, top, virtual, isShort, onFocusRow } = useRowWindow(keys, listKey);
  const lastRow = useInView(onLoadMore, canLoadMore);

  return (
    // Safari gives `list-style: none` no list role; an empty string as the marker keeps the role.
    // No scroll anchoring: the virtualizer itself keeps the scroll position when rows are added above.
    <ul
      ref={list}
      aria-label={label}
      className="relative list-[''] [overflow-anchor:none]"
      style={isShort ? undefined : { height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        const isLast = index === rows.length - 1;
        const beginsDay = row.order !== null && dayOf(row.order) !== dayOf(orderAbove(rows, index));
        const edge = isLast && isComplete ? 'border-b-0' : '';
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={isComplete ? rows.length : -1}
            onFocus={() => onFocusRow(row.key)}
            {...(!isShort && {
              style: { transform: `translateY(${start - top}px)` },
              className: 'absolute inset-x-0 top-0',
            })}
          >
            {beginsDay && <DayHeading iso={row.order.created_ts} />}
            <div ref={isLast ? lastRow : null}>
              {row.order ? (
                <HistoryRow loaded={row} onOpen={onOpen} className={edge} />
              ) : (
                <UnreadableRow orderId={row.orderId} className={edge} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
