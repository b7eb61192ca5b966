import type { RouteObject } from 'react-router-dom';

/** Transaction history (spec §2). */
export const dashboardHistoryRoute = (): RouteObject => ({
  path: 'history',
  lazy: async () => {
    const { HistoryPage } = await import('../../features/history/HistoryPage.tsx');
    return { Component: HistoryPage };
  },
});
