import type { AdminApi } from '@sarraf/api-client/admin';
import { createContext, use } from 'react';

/** Loads the code of the administrators' API client and resolves to the one client. Rejects if loading fails; the next call tries again. */
export type LoadAdminApi = () => Promise<AdminApi>;

const LoadAdminApiContext = createContext<LoadAdminApi | null>(null);
const AdminApiContext = createContext<AdminApi | null>(null);

/** Provides the function that loads the administrators' API client. */
export const LoadAdminApiProvider = LoadAdminApiContext.Provider;

/** Provides the loaded administrators' API client to their pages. */
export const AdminApiProvider = AdminApiContext.Provider;

/** The function that loads the administrators' API client, for components outside their pages. The hook itself loads nothing. */
export function useLoadAdminApi(): LoadAdminApi {
  const load = use(LoadAdminApiContext);
  if (!load) throw new Error('useLoadAdminApi needs a LoadAdminApiProvider above it.');
  return load;
}

/** The administrators' API client; only for administrators' pages. */
export function useAdminApi(): AdminApi {
  const api = use(AdminApiContext);
  if (!api) throw new Error('useAdminApi needs an AdminApiProvider above it.');
  return api;
}
