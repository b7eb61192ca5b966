import type { RouteObject } from 'react-router-dom';
import { RouteErrorPanel } from '../ErrorScreen.tsx';

/** The frame of the dashboard and its pages. A page that breaks, or whose code did not arrive, leaves the menu standing. */
export const dashboardRoute = (children: RouteObject[]): RouteObject => ({
  path: '/dashboard',
  lazy: async () => {
    const { DashboardLayout } = await import('../DashboardLayout.tsx');
    return { Component: DashboardLayout };
  },
  children: [{ errorElement: <RouteErrorPanel />, children }],
});
