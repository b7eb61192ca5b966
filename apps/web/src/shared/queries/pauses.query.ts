import type { Api } from '@sarraf/api-client';
import { language } from '@sarraf/forms/language';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Poll interval while the page is visible, in milliseconds. The page that gets the focus asks at once. */
const PAUSES_POLL_MS = 45_000;

/** What the operator has paused: the reason, or null. */
export interface Pauses {
  sales: string | null;
  payouts: string | null;
  /** Reasons of paused networks by their ids. */
  networks: Readonly<Record<string, string>>;
}

/** Query for what the operator has paused (product.md R54). After a failed poll the last answer stays. */
export const pausesQuery = (api: Api) =>
  queryOptions({
    // The reasons are in the language of the reply.
    queryKey: ['pauses', language()],
    queryFn: async ({ signal }): Promise<Pauses> => {
      const { sales, payouts, networks } = await api.getPauses({ signal });
      const reasons = Object.fromEntries(networks?.map(({ network, reason }) => [network, reason]) ?? []);
      return { sales: sales ?? null, payouts: payouts ?? null, networks: reasons };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: PAUSES_POLL_MS,
    retry: false,
  });
