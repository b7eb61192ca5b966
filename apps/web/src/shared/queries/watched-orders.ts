import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Cached data of the queries that poll the user's own orders: that of the wizard, and that of the details while they are open. An order at the desk is
 * somebody else's.
 */
export const watchedOrders = (queries: QueryClient): [QueryKey, unknown][] => [
  ...queries.getQueriesData({ queryKey: ['sell', 'order'] }),
  ...queries.getQueriesData({
    queryKey: ['timeline'],
    type: 'active',
    predicate: ({ meta }) => meta?.['reader'] === 'seller',
  }),
];
