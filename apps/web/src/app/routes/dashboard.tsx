import type { RouteObject } from 'react-router-dom';

/** The frame of the dashboard and its pages. */
export const dashboardRoute = (children: RouteObject[]): RouteObject => ({
  path: '/dashboard',
  lazy: async () => {
    const { DashboardLayout } = await import('../DashboardLayout.tsx');
    return { Component: DashboardLayout };
  },
  children,
});
