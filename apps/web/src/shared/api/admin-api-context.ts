import type { AdminApi } from '@sarraf/api-client/admin';
import { createContext, use } from 'react';

/** Answers the client of administrators once its code has arrived, the same one every time. Rejects where it did not; the next call tries again. */
export type LoadAdminApi = () => Promise<AdminApi>;

const LoadAdminApiContext = createContext<LoadAdminApi | null>(null);
const AdminApiContext = createContext<AdminApi | null>(null);

/** Gives the tree the way to the client of administrators. */
export const LoadAdminApiProvider = LoadAdminApiContext.Provider;

/** Gives the client of administrators to their pages. */
export const AdminApiProvider = AdminApiContext.Provider;

/** The way to the client of administrators, for what stands outside their pages. Nothing is fetched before it is called. */
export function useLoadAdminApi(): LoadAdminApi {
  const load = use(LoadAdminApiContext);
  if (!load) throw new Error('useLoadAdminApi needs a LoadAdminApiProvider above it.');
  return load;
}

/** The client of administrators, on their pages. */
export function useAdminApi(): AdminApi {
  const api = use(AdminApiContext);
  if (!api) throw new Error('useAdminApi needs an AdminApiProvider above it.');
  return api;
}
