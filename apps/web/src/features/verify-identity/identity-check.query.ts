import { type Api, ApiError, type IdentityCheck, type User } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Pause between two questions for the result, in milliseconds; longer after the first `QUICK_QUESTIONS`. */
const POLL_MS = 4_000;
const SLOW_POLL_MS = 15_000;
const QUICK_QUESTIONS = 30;

const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** A refusal because the number belongs to another account. */
export const TAKEN = { state: 'refused', next: 'code', reason: 'taken' } as const satisfies IdentityCheck;

/** Milliseconds until the next question for the result of a verification; longer if the server asks for it. */
export const checkPause = (questions: number, error: Error | null): number =>
  Math.max(
    questions < QUICK_QUESTIONS ? POLL_MS : SLOW_POLL_MS,
    error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0,
  );

const isDecided = (check: IdentityCheck | null): boolean =>
  check === null || ['verified', 'refused'].includes(check.state);

export interface CheckQueryOptions {
  api: Api;
  /** Number of the verification on this page, so that none gets the result of an earlier one. */
  attempt: number;
  /** Whether there is a result to ask for. */
  enabled: boolean;
  /** Called with the verified user. */
  onVerified: (user: User) => void;
}

/**
 * Asks for the result of a verification by redirect or waiting, one question at a time, until it is decided and while the page is visible.
 * Null: the server knows of no verification.
 */
export const checkQuery = ({ api, attempt, enabled, onVerified }: CheckQueryOptions) =>
  queryOptions({
    queryKey: ['identity', 'check', attempt],
    queryFn: async ({ signal }): Promise<IdentityCheck | null> => {
      try {
        const { check, user } = await api.checkIdentity({ signal });
        if (check.state === 'verified') onVerified(user ?? (await api.checkLogin({ signal })).user);
        return check;
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        if (hasStatus(error, 409)) return TAKEN;
        throw error;
      }
    },
    enabled,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isDecided(state.data)
        ? false
        : checkPause(state.dataUpdateCount + state.errorUpdateCount, state.error),
    refetchOnWindowFocus: ({ state }) => state.data === undefined || !isDecided(state.data),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
