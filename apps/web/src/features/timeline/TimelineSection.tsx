import type { TimelineSlotProps } from '../../shared/orders/timeline-slot.ts';
import { FetchedTimeline, OrderTimeline } from './OrderTimeline.tsx';

/** Timeline of an order, given with its events or by its id. */
export const TimelineSection = (props: TimelineSlotProps) =>
  'order' in props ? <OrderTimeline {...props} offersNews /> : <FetchedTimeline {...props} />;
