import type { Api } from '@sarraf/api-client';
import { createContext, use } from 'react';

const ApiContext = createContext<Api | null>(null);

/** Provides the API client. */
export const ApiProvider = ApiContext.Provider;

/** The API client. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
