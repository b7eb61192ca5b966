import type { Kysely } from 'kysely';
import { randomToken } from '../codes/hashing.ts';
import type { Database } from '../db/schema.ts';
import type { PasskeyChallengesTable } from '../db/second-factor-tables.ts';

/** Milliseconds in which a challenge can be answered. */
export const CHALLENGE_MS = 300_000;

type Purpose = PasskeyChallengesTable['purpose'];

/** Creates a challenge for a session and returns it; the session's older challenge of this purpose stops working. */
export async function issueChallenge(
  db: Kysely<Database>,
  sessionHash: string,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const row = { challenge: randomToken(), expires_at: new Date(now.getTime() + CHALLENGE_MS) };
  await db
    .insertInto('passkey_challenges')
    .values({ session_hash: sessionHash, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['session_hash', 'purpose']).doUpdateSet(row))
    .execute();
  return row.challenge;
}

/** Uses up a challenge; false if the session has no such challenge any more. One statement, so that several processes agree. */
export async function takeChallenge(
  db: Kysely<Database>,
  { sessionHash, purpose, challenge }: { sessionHash: string; purpose: Purpose; challenge: string },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
