import { displayedStatus } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, StatusBadge, Tag, TransactionRow } from '@sarraf/ui';
import { memo } from 'react';
import { RelativeTime } from '../../shared/time/RelativeTime.tsx';
import { useClock } from '../../shared/time/clock.ts';
import { useUser } from '../../shared/session/session-context.ts';
import type { LoadedOrder } from './history-pages.ts';
import { deadlineOf, ownerView, returnTag, rowView } from './history-row.ts';
import { historyMessages } from './history.messages.ts';
import { OwnerLink } from './OwnerLink.tsx';

export interface HistoryRowProps {
  loaded: LoadedOrder;
  /** Opens the details of the order. */
  onOpen: (orderId: string) => void;
  className?: string;
}

/**
 * Row of one order (product.md S12). A pending order is shown as failed from the second its time runs out. Memoized: the virtualizer renders the
 * list far more often than a row changes.
 */
export const HistoryRow = memo(function HistoryRow({ loaded, onOpen, className }: HistoryRowProps) {
  const messages = useMessages(historyMessages);
  const { order } = loaded;
  const viewer = useUser();
  const deadlineMs = deadlineOf(loaded, viewer);
  const status = useClock((nowMs) => displayedStatus(order.status, deadlineMs, nowMs));
  const row = rowView(order, status);
  const returned = returnTag(order);
  const owner = viewer.isAdmin ? ownerView(order) : null;

  return (
    <TransactionRow
      className={className}
      direction={row.direction}
      tone={row.iconTone}
      amount={<bdi dir="ltr">{row.amount}</bdi>}
      openLabel={messages.open(row)}
      onOpen={() => onOpen(order._id)}
      status={
        <span className="flex flex-wrap gap-1">
          <StatusBadge tone={row.badgeTone}>{row.status}</StatusBadge>
          {returned && <Tag tone={returned.tone}>{returned.text}</Tag>}
          {order.deleted && viewer.isAdmin && <Tag tone="negative">{messages.deleted}</Tag>}
        </span>
      }
      details={<bdi>{row.details}</bdi>}
      {...(row.account && { account: <bdi translate="no">{row.account}</bdi> })}
      network={
        <span className="inline-flex flex-wrap gap-x-1.5">
          {row.network === '' ? <span>{messages.details.wallet}</span> : <bdi translate="no">{row.network}</bdi>}
          <AddressText form="short" className="text-xs!" value={order.address} />
        </span>
      }
      time={<RelativeTime iso={order.created_ts} />}
      {...(owner && { owner: <OwnerLink owner={owner} /> })}
    />
  );
});
