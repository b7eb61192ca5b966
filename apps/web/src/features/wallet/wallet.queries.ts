import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { isOnTheWay } from './wallet-view.ts';

/** Poll interval while a withdrawal is open. */
const OPEN_POLL_MS = 15_000;

/** Query of the seller's wallet; polls while a withdrawal is open and the page is visible. */
export const walletQuery = (api: Api) =>
  queryOptions({
    queryKey: ['wallet'],
    queryFn: async ({ signal }) => {
      const { data, unreadable } = await api.getWallet({ signal });
      return { ...data, unreadable: unreadable.length };
    },
    // A sale or the desk may have changed the wallet since the last visit.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.withdrawals.some(isOnTheWay) ? OPEN_POLL_MS : false),
  });
