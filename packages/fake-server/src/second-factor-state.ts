import type { Passkey } from '@sarraf/api-client';
import { passkeys, RECOVERY_CODES } from './fixtures/index.ts';

/** Second factor of a session, as in `User.secondFactor`. */
export type SecondFactorState = 'off' | 'missing' | 'required' | 'done';

/** Passkeys and unused recovery codes of an administrator. */
export interface Factor {
  passkeys: Passkey[];
  codes: Set<string>;
}

/** The second factor of the fixtures. */
export const makeFactor = (): Factor => ({ passkeys: structuredClone(passkeys), codes: new Set(RECOVERY_CODES) });

/** Second factors of the server. */
export interface SecondFactors {
  /** Whether administrators need one. */
  required: boolean;
  /** Second factors by user id. A user without one has no passkey. */
  factors: Map<string, Factor>;
  /** Tokens of the sessions that proved the second factor. */
  proven: Set<string>;
}

/** Second factors of a server whose signed-in administrator has this state. */
export function secondFactors(
  state: SecondFactorState = 'off',
  userId?: string,
  token: string | null = null,
): SecondFactors {
  const isEnrolled = state === 'required' || state === 'done';
  return {
    required: state !== 'off',
    factors: new Map(isEnrolled && userId !== undefined ? [[userId, makeFactor()]] : []),
    proven: new Set(state === 'done' && token !== null ? [token] : []),
  };
}
