import type { Order } from '@sarraf/api-client';
import { createContext, use, type ReactNode } from 'react';

/** Who reads a timeline: the seller, or an administrator at the desk. */
export type TimelineReader = 'seller' | 'desk';

/** An order with its events where a page has them, else its id and what to do with the order once it is fetched; and who reads the timeline. */
export type TimelineSlotProps = ({ order: Order } | { orderId: string; onOrder?: (order: Order) => void }) & {
  reader?: TimelineReader;
};

/** Renders the timeline of an order, a part of another feature. */
export type RenderTimeline = (props: TimelineSlotProps) => ReactNode;

/** Parts of the timeline's feature that other pages show. */
interface TimelineParts {
  renderTimeline: RenderTimeline;
  /** Renders the switch for notifications about orders. */
  renderNewsSwitch: () => ReactNode;
}

/** Parts of the timeline for pages that show orders; null where the app provides none. A context, since the desk would pass it through five components. */
export const TimelineContext = createContext<TimelineParts | null>(null);

/** Renders the timeline of an order (product.md R48); null where there is none. */
export const useTimeline = (): RenderTimeline | null => use(TimelineContext)?.renderTimeline ?? null;

/** Renders the switch for notifications about orders (product.md R48); null where there is none. */
export const useNewsSwitch = (): TimelineParts['renderNewsSwitch'] | null =>
  use(TimelineContext)?.renderNewsSwitch ?? null;
