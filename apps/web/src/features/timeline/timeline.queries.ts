import type { Api } from '@sarraf/api-client';
import { isFinalStatus, returnStage, SLOW_POLL_MS } from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';

const TIMES_STALE_MS = 300_000;

/** Query for the usual times of payouts by method. Nobody waits for it: without it the timeline says nothing about times. */
export const payoutTimesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payout-times'],
    queryFn: async ({ signal }) => (await api.getPayoutTimes({ signal })).times,
    staleTime: TIMES_STALE_MS,
    retry: false,
  });

/** Query for one order with its events, for pages whose lists of orders have none. Repeated until nothing more will happen. */
export const orderWithEventsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['timeline', orderId],
    queryFn: async ({ signal }) => (await api.getOrder({ id: orderId, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      const isOver = isFinalStatus(data.status) && returnStage(data) !== 'paying-again';
      return isOver ? false : SLOW_POLL_MS * 3;
    },
  });
