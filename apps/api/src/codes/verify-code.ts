import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { secondsUntil, type CodeSubject, type NewCode, type Verification } from './issue-code.ts';

/** Code to verify against the newest one of its subject. */
export interface VerifyInput extends Omit<NewCode, 'codeHash'> {
  /** Hashes of the code under every key of the ring; null if the identity provider knows the code and checks it afterwards. */
  codeHashes: readonly string[] | null;
  resendSeconds: number;
  now: Date;
}

/**
 * Verifies a code: uses up one try, and the code itself if it matches, in one statement. So at most one of several parallel calls matches, and
 * no more calls are checked than there are tries.
 */
export async function verifyCode(db: Kysely<Database>, entered: VerifyInput): Promise<Verification> {
  const { purpose, subject, codeHashes, now } = entered;
  const isCode = sql`code_hash = any(${codeHashes}::text[])`;
  const newest = db
    .selectFrom('codes')
    .select('id')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1);
  const spent = await db
    .updateTable('codes')
    .set({
      tries_left: sql<number>`tries_left - 1`,
      wrong: sql<number>`wrong + case when ${isCode} then 0 else 1 end`,
      consumed_at: sql<Date | null>`case when ${isCode} then ${now}::timestamptz end`,
    })
    .where('id', '=', newest)
    .where('consumed_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .where(sql<boolean>`bound_to is not distinct from ${entered.boundTo}`)
    .where(sql<boolean>`token_hash is not distinct from ${entered.tokenHash}`)
    .returning(['id', 'reference', 'consumed_at'])
    .executeTakeFirst();
  if (spent) {
    const { id, reference } = spent;
    return spent.consumed_at || codeHashes === null ? { result: 'matched', id, reference } : { result: 'wrong' };
  }
  const last = await db
    .selectFrom('codes')
    .select(['tries_left', 'consumed_at', 'expires_at', 'created_at'])
    .where('id', '=', newest)
    .executeTakeFirst();
  const exhausted = last && !last.consumed_at && last.tries_left <= 0 && last.expires_at > now;
  if (!exhausted) return { result: 'no-code' };
  const resendAt = last.created_at.getTime() + entered.resendSeconds * 1000;
  return { result: 'no-tries', waitSeconds: secondsUntil(resendAt, now) };
}

/** Newest code of a subject, if it can still be used. */
export async function liveCode(
  db: Kysely<Database>,
  { purpose, subject }: CodeSubject,
  now: Date,
): Promise<{ id: number; created_at: Date } | undefined> {
  const newest = await db
    .selectFrom('codes')
    .select(['id', 'created_at', 'consumed_at', 'tries_left', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isLive = newest && !newest.consumed_at && newest.tries_left > 0 && newest.expires_at > now;
  return isLive ? newest : undefined;
}

/** Marks a code as used after the identity provider accepted it, and undoes the wrong try counted in advance. False if it was used meanwhile. */
export async function consumeCode(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('codes')
    .set({ consumed_at: now, wrong: sql<number>`wrong - 1` })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

/** Gives back the try that was counted for a code, because the identity provider could not be asked. Only for the newest code of its subject. */
export async function returnTry(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('codes')
    .set({ tries_left: sql<number>`tries_left + 1`, wrong: sql<number>`wrong - 1` })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from codes newer
      where newer.purpose = codes.purpose and newer.subject = codes.subject and newer.id > codes.id)`)
    .execute();
}

/** Ends a code without changing what it counts towards the limits, so that the next one may be asked for at once. */
export async function endCode(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('codes')
    .set({ consumed_at: now, tries_left: 0 })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .execute();
}
