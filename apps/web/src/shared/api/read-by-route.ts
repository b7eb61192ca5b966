/** Of a query that the route of a page reads on every visit (`app/routes.tsx`): the page takes over what it read, a failure included. */
export const READ_BY_ROUTE = { refetchOnMount: false, retryOnMount: false } as const;
