import type { RouteObject } from 'react-router-dom';

/** Login in two steps (spec §2). */
export const loginRoute = (): RouteObject => ({
  path: '/login',
  lazy: async () => {
    const { LoginPage } = await import('../../features/login/LoginPage.tsx');
    return { Component: LoginPage };
  },
});
