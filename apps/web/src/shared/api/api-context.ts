import type { Api } from '@sarraf/api-client';
import { createContext, use } from 'react';

const ApiContext = createContext<Api | null>(null);

/** Gives the client of the contract to the tree. */
export const ApiProvider = ApiContext.Provider;

/** The client of the contract. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
