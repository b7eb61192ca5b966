import type { RouteObject } from 'react-router-dom';

/** The sell flow, home of every seller (spec §2). */
export const dashboardSellRoute = (): RouteObject => ({
  index: true,
  lazy: async () => {
    const { SellRoute } = await import('../SellRoute.tsx');
    return { Component: SellRoute };
  },
});
