import type { Api, Order } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE, returnStage } from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';

/**
 * Query of the newest of the seller's last ten orders whose rupees the bank returned and that waits for another account; null if there is none.
 * Fetched on every visit and when the page gets the focus: banks return payments days later.
 */
export const returnedOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['history', 'returned'],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { data } = await api.getHistory({ page: 1, limit: HISTORY_PAGE_SIZE, signal });
      return data.find((order) => returnStage(order) === 'awaits-account') ?? null;
    },
    staleTime: 0,
    // A notice about an order that was solved meanwhile must not flash.
    gcTime: 0,
    retry: false,
  });
