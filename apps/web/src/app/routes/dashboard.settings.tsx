import type { RouteObject } from 'react-router-dom';

/** App Settings, for admins (spec §2). */
export const dashboardSettingsRoute = (): RouteObject => ({
  path: 'settings',
  lazy: async () => {
    const { AppSettingsPage } = await import('../../features/app-settings/AppSettingsPage.tsx');
    return { Component: AppSettingsPage };
  },
});
