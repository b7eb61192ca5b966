import { ApiError } from '@sarraf/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Only a read that got no answer is worth asking again unbidden, and only once. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && (error.kind === 'network' || (error.status ?? 0) >= 502);

/**
 * The cache of what was read. `networkMode: 'always'` everywhere: by default a call made offline is queued, a mutation
 * even sent later on its own, and nobody is told; money must not move like that (product.md R30). Readings are made anew
 * when the network is back (product.md R41), which that mode would leave out.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: 1000,
      },
      // What was sent is forgotten with the component that sent it: codes and account numbers are nobody else's business.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
