import type { RouteObject } from 'react-router-dom';

/** Platform Statistics, home of admins (spec §2). */
export const dashboardStatsRoute = (): RouteObject => ({
  path: 'stats',
  lazy: async () => {
    const { PlatformStatsPage } = await import('../../features/platform-stats/PlatformStatsPage.tsx');
    return { Component: PlatformStatsPage };
  },
});
