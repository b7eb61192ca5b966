import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { isOnTheWay } from './wallet-view.ts';

/** How often the wallet is read while something is on its way out of it. */
const OPEN_READ_MS = 15_000;

/** The caller's wallet; read again by itself while a withdrawal is open, and the page is not hidden. */
export const walletQuery = (api: Api) =>
  queryOptions({
    queryKey: ['wallet'],
    queryFn: async ({ signal }) => {
      const { data, unreadable } = await api.getWallet({ signal });
      return { ...data, unreadable: unreadable.length };
    },
    // A sale or the desk changes it behind the page's back.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.withdrawals.some(isOnTheWay) ? OPEN_READ_MS : false),
  });
