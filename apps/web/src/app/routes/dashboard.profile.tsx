import type { RouteObject } from 'react-router-dom';

/** One's own profile, or that of `userId` (spec §2). */
export const dashboardProfileRoute = (): RouteObject => ({
  path: 'profile/:userId?',
  lazy: async () => {
    const { ProfilePage } = await import('../../features/profile/ProfilePage.tsx');
    return { Component: ProfilePage };
  },
});
