import type { Api } from '@sarraf/api-client';
import { orderStage } from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';
import type { TimelineReader } from '../orders/timeline-slot.ts';

/** Poll interval of an order whose details are open, in milliseconds. */
const DETAILS_POLL_MS = 15_000;

/** Key of the query for one order with its events. */
export const orderWithEventsKey = (orderId: string) => ['timeline', orderId] as const;

/**
 * Query for one order with its events, for pages whose lists of orders have none. Repeated until nothing more will happen; for the seller in a hidden
 * tab too, whose title tells what changed (product.md R48).
 */
export const orderWithEventsQuery = (api: Api, orderId: string, reader: TimelineReader) =>
  queryOptions({
    queryKey: orderWithEventsKey(orderId),
    queryFn: async ({ signal }) => (await api.getOrder({ id: orderId, signal })).data,
    staleTime: 0,
    meta: { reader },
    refetchIntervalInBackground: reader === 'seller',
    refetchInterval: ({ state: { data } }) => (data && orderStage(data) !== null ? DETAILS_POLL_MS : false),
  });
