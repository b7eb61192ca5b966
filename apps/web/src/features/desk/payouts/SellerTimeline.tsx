import { SlipSection, SlipTear } from '@sarraf/ui';
import { useTimeline } from '../../../shared/orders/timeline-slot.ts';

/** Part of a payout's slip with the timeline that the seller sees, for an answer to *where is my money*. */
export function SellerTimeline({ orderId }: { orderId: string }) {
  const renderTimeline = useTimeline();
  if (!renderTimeline) return null;
  return (
    <>
      <SlipTear />
      <SlipSection>{renderTimeline({ orderId, reader: 'desk' })}</SlipSection>
    </>
  );
}
