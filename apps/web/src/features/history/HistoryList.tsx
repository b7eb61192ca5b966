import { historyDay, parseServerTime } from '@sarraf/domain';
import { useMemo } from 'react';
import { DayHeading } from './DayHeading.tsx';
import type { ReadOrder } from './history-pages.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { useHalfSeen } from './use-half-seen.ts';
import { useRowWindow } from './use-row-window.ts';

export interface HistoryListProps {
  /** Every order known, newest first. */
  orders: readonly ReadOrder[];
  /** Accessible name of the list. */
  label: string;
  /** Whether more can be asked for right now; the last row coming into view then asks. */
  canLoadMore: boolean;
  /** Whether these are all there are. */
  isComplete: boolean;
  onLoadMore: () => void;
  onOpen: (orderId: string) => void;
}

/** Day of an order in Kolkata; null when it cannot be read. */
const dayOf = (read: ReadOrder | undefined): number | null => {
  const ms = read ? parseServerTime(read.order.created_ts) : null;
  return ms === null ? null : historyDay(ms);
};

/** The rows, of which only those around the window are drawn (spec §2, §9). Renders a `<ul>`. */
export function HistoryList({ orders, label, canLoadMore, isComplete, onLoadMore, onOpen }: HistoryListProps) {
  const ids = useMemo(() => orders.map(({ order }) => order._id), [orders]);
  const { list, top, rows, onFocusRow } = useRowWindow(ids);
  const lastRow = useHalfSeen(onLoadMore, canLoadMore);

  return (
    // Safari takes a list whose bullets are off for no list; an empty bullet it leaves alone.
    <ul ref={list} aria-label={label} className="relative list-['']" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const read = orders[index];
        if (!read) return null;
        const isLast = index === orders.length - 1;
        const beginsDay = dayOf(read) !== dayOf(orders[index - 1]);
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={isComplete ? orders.length : -1}
            onFocus={() => onFocusRow(read.order._id)}
            style={{ transform: `translateY(${start - top}px)` }}
            className="absolute inset-x-0 top-0"
          >
            {beginsDay && <DayHeading iso={read.order.created_ts} />}
            <div ref={isLast ? lastRow : null}>
              <HistoryRow read={read} onOpen={onOpen} className={isLast && isComplete ? 'border-b-0' : ''} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
