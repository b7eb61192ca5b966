import type { Order } from '@sarraf/api-client';
import { SlipSection, SlipTear } from '@sarraf/ui';
import { useTimeline, type TimelineReader } from '../../shared/orders/timeline-slot.ts';
import { isReceived } from './history-row.ts';

export interface DetailsTimelineProps {
  order: Order;
  reader: TimelineReader;
  /** Called with the order each time it was fetched. */
  onOrder: (order: Order) => void;
}

/** Part of the details slip with what happened to a sale, what happens now and what comes next. */
export function DetailsTimeline({ order, reader, onOrder }: DetailsTimelineProps) {
  const renderTimeline = useTimeline();
  if (!renderTimeline || isReceived(order)) return null;
  return (
    <>
      <SlipTear />
      <SlipSection>{renderTimeline({ orderId: order._id, reader, onOrder })}</SlipSection>
    </>
  );
}
