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
