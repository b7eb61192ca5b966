import type { Order } from '@sarraf/api-client';
import { createContext, use, type ReactNode } from 'react';

/** An order with its events where a page has them, else its id; and who reads the timeline. */
export type TimelineSlotProps = ({ order: Order } | { orderId: string }) & { reader?: 'seller' | 'desk' };

/** Renders the timeline of an order, a part of another feature. */
export type RenderTimeline = (props: TimelineSlotProps) => ReactNode;

/** The timeline for pages that show orders; null where the app provides none. A context, since the desk would pass it through five components. */
export const TimelineContext = createContext<RenderTimeline | null>(null);

/** Renders the timeline of an order (product.md R48); null where there is none. */
export const useTimeline = (): RenderTimeline | null => use(TimelineContext);
