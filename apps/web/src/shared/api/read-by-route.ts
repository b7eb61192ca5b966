/** Options of a query that a route prefetches on every visit (`app/routes.tsx`): the page uses that result, errors included, and does not fetch again. */
export const READ_BY_ROUTE = { refetchOnMount: false, retryOnMount: false } as const;
