import type { RouteObject } from 'react-router-dom';

/** Basic Information (spec §2). */
export const basicDetailsRoute = (): RouteObject => ({
  path: '/userDetails',
  lazy: async () => {
    const { BasicDetailsPage } = await import('../../features/basic-details/BasicDetailsPage.tsx');
    return { Component: BasicDetailsPage };
  },
});
