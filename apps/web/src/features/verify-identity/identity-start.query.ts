import { type Api, ApiError, type Consent, type IdentityCheck } from '@sarraf/api-client';
import type { Language } from '@sarraf/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';

/** The page waits for the consent no longer than this: its form works without it. */
const START_TIMEOUT_MS = 6_000;

/** What `/kyc` starts with. */
export interface IdentityStart {
  /** Words of the consent; null if the server is older than them. */
  consent: Consent | null;
  /** Latest verification; null before the first one. */
  check: IdentityCheck | null;
}

/** Query of the consent, in the language of the app, and of the verification that has begun. */
export const identityQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['identity', 'start', language],
    queryFn: async ({ signal }): Promise<IdentityStart> => {
      try {
        const { consent, check } = await api.getIdentity({ signal, timeoutMs: START_TIMEOUT_MS });
        return { consent, check: check ?? null };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { consent: null, check: null };
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    ...PREFETCHED_BY_ROUTE,
  });
