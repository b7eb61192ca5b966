import type { RouteObject } from 'react-router-dom';

/** Transaction history (spec §2). */
export const dashboardHistoryRoute = (): RouteObject => ({
  path: 'history',
  lazy: async () => {
    const { HistoryRoute } = await import('../HistoryRoute.tsx');
    return { Component: HistoryRoute };
  },
});
