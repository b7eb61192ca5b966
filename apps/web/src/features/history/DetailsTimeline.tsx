import type { Order } from '@sarraf/api-client';
import { SlipSection, SlipTear } from '@sarraf/ui';
import { useTimeline, type TimelineSlotProps } from '../../shared/orders/timeline-slot.ts';

/** Part of the details slip with what happened to a sale, what happens now and what comes next. */
export function DetailsTimeline({ order, reader }: { order: Order } & Pick<TimelineSlotProps, 'reader'>) {
  const renderTimeline = useTimeline();
  if (!renderTimeline || order.type?.toLowerCase() === 'receive') return null;
  return (
    <>
      <SlipTear />
      <SlipSection>{renderTimeline({ orderId: order._id, reader })}</SlipSection>
    </>
  );
}
