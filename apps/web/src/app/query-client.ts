import { ApiError } from '@sarraf/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Retry once, and only queries that got no reply from the API. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && (error.kind === 'network' || (error.status ?? 0) >= 502);

/**
 * Creates the query cache. `networkMode: 'always'`: by default TanStack Query pauses requests while offline and sends them later, mutations too,
 * and a payment must never be sent later (product.md R30). That mode turns off refetching on reconnect, so it is set explicitly (product.md R41).
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
      // Do not keep mutation variables, such as one-time codes and account numbers, after the component is unmounted.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
