import type { Order } from '@sarraf/api-client';
import { SlipSection, SlipTear } from '@sarraf/ui';
import { useTimeline } from '../../../shared/orders/timeline-slot.ts';

/** Part of the result slip with what happened, what happens now and what comes next. Not printed: a receipt has no future. */
export function ResultTimeline({ order }: { order: Order }) {
  const renderTimeline = useTimeline();
  if (!renderTimeline || !order.events?.length) return null;
  return (
    <div className="print:hidden">
      <SlipSection>{renderTimeline({ order })}</SlipSection>
      <SlipTear />
    </div>
  );
}
