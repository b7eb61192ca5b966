import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { now } from '../../shared/time/clock.ts';
import type { LoadedOrder } from './history-pages.ts';

/** Query key of one order. */
export const orderKey = (orderId: string) => ['history', 'order', orderId] as const;

/** Query of one order, for open details whose order is not in the list. */
export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: async ({ signal }): Promise<LoadedOrder> => ({
      order: (await api.getOrder({ id: orderId, signal })).data,
      readMs: now(),
    }),
    staleTime: 0,
    // Opened again later, the details must not begin with old data.
    gcTime: 0,
  });
