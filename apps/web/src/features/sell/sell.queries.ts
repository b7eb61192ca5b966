import type { Api, Order } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';
import { networksQuery } from '../../shared/queries/networks.query.ts';

/** Prices change while somebody hesitates: what is older than this is read again when the screen is looked at. */
const PRICE_AGE_MS = 30_000;

/** The price ranges in list order, which decides between overlapping ones. */
export const priceRangesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sell', 'price-ranges'],
    queryFn: async ({ signal }) => (await api.getPriceRanges({ signal })).priceRanges,
    staleTime: PRICE_AGE_MS,
  });

// Often enough that a network that is back is seen while somebody still chooses.
const DELAYED_POLL_MS = 30_000;

/** The same for a list that is looked at: read again by itself while any of them is delayed, and the page is not hidden. */
export const polledNetworksQuery = (api: Api) =>
  queryOptions({
    ...networksQuery(api),
    refetchInterval: ({ state }) => (state.data?.networks.some(({ delayed }) => delayed) ? DELAYED_POLL_MS : false),
  });

/** The seller's unfinished order, or null (product.md R24). Read on every visit: it may have been made on another device. */
export const activeOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sell', 'active-order'],
    queryFn: async ({ signal }): Promise<Order | null> => (await api.getActiveOrder({ signal })).data,
    staleTime: 0,
    ...PREFETCHED_BY_ROUTE,
  });
