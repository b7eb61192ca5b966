import type { Api } from '@sarraf/api-client';
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
