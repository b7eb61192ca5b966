import type { Api, Order } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';
import { networksQuery } from '../../shared/queries/networks.query.ts';

/** Prices older than this are refetched when the page opens or gets the focus. */
const PRICE_AGE_MS = 30_000;

/** Query of the price ranges, in list order, which decides between overlapping ranges. */
export const priceRangesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sell', 'price-ranges'],
    queryFn: async ({ signal }) => (await api.getPriceRanges({ signal })).priceRanges,
    staleTime: PRICE_AGE_MS,
  });

// Short enough that a recovered network shows while the seller is still choosing.
const DELAYED_POLL_MS = 30_000;

/** Query of the networks for step 2: polls while any network is delayed or paused and the page is visible. */
export const polledNetworksQuery = (api: Api) =>
  queryOptions({
    ...networksQuery(api),
    refetchInterval: ({ state }) =>
      state.data?.networks.some(({ delayed, pausedReason }) => delayed || pausedReason) ? DELAYED_POLL_MS : false,
  });

/** Query of the seller's unfinished order, or null (product.md R24). Fetched on every visit: the order may have been created on another device. */
export const activeOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sell', 'active-order'],
    queryFn: async ({ signal }): Promise<Order | null> => (await api.getActiveOrder({ signal })).data,
    staleTime: 0,
    ...PREFETCHED_BY_ROUTE,
  });
