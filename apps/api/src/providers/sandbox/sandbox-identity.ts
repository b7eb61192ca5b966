import type { Kysely } from 'kysely';
import { randomCode, randomToken } from '../../codes/hashing.ts';
import { acceptedHashes, signedHash, type KeyRing } from '../../codes/key-ring.ts';
import type { Database } from '../../db/schema.ts';
import type { Identity, IdentityAnswer } from '../identity.ts';
import type { Messenger } from '../messenger.ts';
import type { Clock } from '../providers.ts';

/** Test number that any number of accounts may verify. */
const SHARED_NUMBER = '123412341234';
/** Time after which a waiting check is verified. */
const WAIT_MS = 4000;
const EXPIRES_MS = 10 * 60_000;

/** What the simulated service does, by the last four digits of the number; any other number gets a code. */
const BEHAVIOURS: Readonly<Record<string, string>> = {
  '0001': 'redirect',
  '0002': 'wait',
  '0003': 'no-mobile',
  '0004': 'number-unknown',
  '0005': 'capitals',
  '0006': 'no-record',
};
const NAME_IN_CAPITALS = 'AYESHA SIDDIQUI';

/** What {@link sandboxIdentity} needs. */
export interface SandboxIdentityOptions {
  messenger: Messenger;
  clock: Clock;
  secrets: KeyRing;
  /** Lifetime of a code in minutes, for the text of the message. */
  lifeMinutes: number;
}

/** Path of the simulated page where a person agrees or refuses. */
const pagePath = (reference: string): string => `/api/sandbox/identity/${reference}`;

/**
 * Simulates the identity service. Codes are sent to the caller's own sandbox phone; the person behind every number has the name that
 * the caller claims. The number itself is not stored.
 */
export function sandboxIdentity(
  db: Kysely<Database>,
  { messenger, clock, secrets, lifeMinutes }: SandboxIdentityOptions,
): Identity {
  const hashed = (reference: string, code: string) => ['sandbox identity', reference, code] as const;

  const answerFor = async (behaviour: string, mobile: string): Promise<IdentityAnswer> => {
    const verified = { state: 'verified', birthdate: null } as const;
    if (behaviour === 'no-record') return { ...verified, name: null, match: 'no-record' };
    if (behaviour === 'capitals') return { ...verified, name: NAME_IN_CAPITALS, match: 'full' };
    const user = await db.selectFrom('users').select('name').where('mobile', '=', mobile).executeTakeFirst();
    return { ...verified, name: user?.name ?? null, match: 'full' };
  };
  const refused = (reason: 'expired' | 'not-agreed' | 'code-wrong'): IdentityAnswer => ({
    state: 'refused',
    reason,
    retryAfterSeconds: null,
  });

  return {
    adapter: 'sandbox',
    needsConsent: false,
    sharedNumber: SHARED_NUMBER,
    begin: async ({ number, mobile, language, returnUrl }) => {
      const behaviour = BEHAVIOURS[number.slice(-4)] ?? 'code';
      if (behaviour === 'no-mobile' || behaviour === 'number-unknown') {
        return { refused: behaviour, retryAfterSeconds: null };
      }
      const now = clock.now();
      const reference = randomToken();
      const needsCode = behaviour !== 'redirect' && behaviour !== 'wait';
      const code = randomCode();
      if (needsCode) {
        const expiresAt = new Date(now.getTime() + lifeMinutes * 60_000);
        await messenger.sendCode({ to: mobile, code, purpose: 'kyc', lifeMinutes, language, expiresAt, codeId: null });
      }
      await db
        .insertInto('sandbox_identities')
        .values({
          reference,
          mobile,
          behaviour,
          language,
          code_hash: needsCode ? signedHash(secrets, ...hashed(reference, code)) : null,
          return_url: returnUrl,
          created_at: now,
        })
        .execute();
      const next =
        behaviour === 'redirect' ? { redirect: pagePath(reference) } : behaviour === 'wait' ? 'wait' : 'code';
      return { reference, next, expiresAt: new Date(now.getTime() + EXPIRES_MS) };
    },
    check: async ({ reference, otp }) => {
      const row = await db
        .selectFrom('sandbox_identities')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (!row) return refused('expired');
      if (row.code_hash !== null) {
        return acceptedHashes(secrets, ...hashed(reference, otp ?? '')).includes(row.code_hash)
          ? answerFor(row.behaviour, row.mobile)
          : refused('code-wrong');
      }
      if (row.answer === 'refused') return refused('not-agreed');
      const hasWaited = clock.now().getTime() - row.created_at.getTime() >= WAIT_MS;
      const isDone = row.behaviour === 'wait' ? hasWaited : row.answer === 'agreed';
      return isDone ? answerFor(row.behaviour, row.mobile) : { state: 'pending' };
    },
  };
}
