import type { RouteObject } from 'react-router-dom';

/** Identity verification by Aadhaar (spec §2). */
export const kycRoute = (): RouteObject => ({
  path: '/kyc',
  lazy: async () => {
    const { VerifyIdentityPage } = await import('../../features/verify-identity/VerifyIdentityPage.tsx');
    return { Component: VerifyIdentityPage };
  },
});
