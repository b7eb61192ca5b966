/** Options for queries that a route prefetches on every visit (`app/routes.tsx`): the page uses that result or error and does not fetch again. */
export const PREFETCHED_BY_ROUTE = { refetchOnMount: false, retryOnMount: false } as const;
