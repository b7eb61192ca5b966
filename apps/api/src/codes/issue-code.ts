import { sql, type Kysely, type Transaction } from 'kysely';
import type { Limits } from '../config.ts';
import type { Database } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Purpose and subject of a code: a mobile number for `login`, a user id for `kyc`. */
export interface CodeSubject {
  purpose: 'login' | 'kyc';
  subject: string;
}

/** Stored data of a new code. Verifying it requires the same `boundTo` and token. */
export interface NewCode extends CodeSubject {
  codeHash: string | null;
  boundTo: string | null;
  tokenHash: string | null;
}

/** Refusal to issue a code: reason and seconds to wait. `lastIsAlive`: the last code can still be used. */
export interface RefusedIssue {
  ok: false;
  why: 'resend' | 'sends' | 'wrong-codes';
  waitSeconds: number;
  lastIsAlive: boolean;
  /** Row of the last code; 0 if there is none. */
  lastId: number;
}

/** Result of verifying a code. `no-code`: no valid code exists; `no-tries`: its tries are used up. */
export type Verification =
  | { result: 'matched'; id: number; reference: string | null }
  | { result: 'wrong' }
  | { result: 'no-code' }
  | { result: 'no-tries'; waitSeconds: number };

/** Whole seconds until a moment (ms), rounded up, at least one. */
export const secondsUntil = (moment: number, now: Date): number =>
  Math.max(1, Math.ceil((moment - now.getTime()) / 1000));

/** Locks the subject until the transaction ends, so that several processes issue its codes one by one. */
const oneAtATime = (trx: Transaction<Database>, { purpose, subject }: CodeSubject) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${subject}`}, 7))`.execute(trx);

/**
 * Stores a new code, before it is sent, if the limits allow. Its tries are capped by what is left of the daily limit of wrong codes, and older
 * codes become invalid, so that the daily limit holds however tries and resends interleave.
 */
export const issueCode = (
  db: Kysely<Database>,
  code: NewCode,
  {
    limits,
    resendSeconds,
    now,
    hasFailed,
  }: {
    limits: Limits;
    resendSeconds: number;
    now: Date;
    /** Whether a code could not be delivered: then the next one may be requested at once. */
    hasFailed?: (db: Kysely<Database>, id: number) => Promise<boolean>;
  },
): Promise<{ ok: true; id: number } | RefusedIssue> =>
  db.transaction().execute(async (trx) => {
    await oneAtATime(trx, code);
    const mine = () => trx.selectFrom('codes').where('purpose', '=', code.purpose).where('subject', '=', code.subject);
    const sent = await mine()
      .select(['id', 'created_at', 'consumed_at', 'expires_at', 'tries_left', 'wrong'])
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .orderBy('id', 'desc')
      .forUpdate()
      .execute();
    const [last] = sent;
    const lastIsAlive = last !== undefined && !last.consumed_at && last.tries_left > 0 && last.expires_at > now;
    const inHour = sent.filter((row) => row.created_at.getTime() > now.getTime() - HOUR_MS);
    const refuse = (why: RefusedIssue['why'], until: number): RefusedIssue => ({
      ok: false,
      why,
      waitSeconds: secondsUntil(until, now),
      lastIsAlive,
      lastId: last?.id ?? 0,
    });
    const [fillsDay, fillsHour] = [sent[limits.sendsPerDay - 1], inHour[limits.sendsPerHour - 1]];
    if (fillsDay) return refuse('sends', fillsDay.created_at.getTime() + DAY_MS);
    if (fillsHour) return refuse('sends', fillsHour.created_at.getTime() + HOUR_MS);
    // No wait after a used code: the limit is on two messages for the same sign-in.
    const resendAt = last && !last.consumed_at ? last.created_at.getTime() + resendSeconds * 1000 : 0;
    const mustWait = last !== undefined && resendAt > now.getTime() && !(await hasFailed?.(trx, last.id));
    if (mustWait) return refuse('resend', resendAt);
    const wrongToday = sent.reduce((total, row) => total + row.wrong, 0);
    const triesLeft = Math.min(limits.triesPerCode, limits.wrongCodesPerDay - wrongToday);
    if (triesLeft <= 0) {
      const oldest = sent.findLast((row) => row.wrong > 0);
      return refuse('wrong-codes', (oldest?.created_at.getTime() ?? 0) + DAY_MS);
    }
    await trx
      .updateTable('codes')
      .set({ tries_left: 0 })
      .where('purpose', '=', code.purpose)
      .where('subject', '=', code.subject)
      .where('consumed_at', 'is', null)
      .where('tries_left', '>', 0)
      .execute();
    const { id } = await trx
      .insertInto('codes')
      .values({
        purpose: code.purpose,
        subject: code.subject,
        code_hash: code.codeHash,
        bound_to: code.boundTo,
        token_hash: code.tokenHash,
        tries_left: triesLeft,
        created_at: now,
        expires_at: new Date(now.getTime() + limits.codeSeconds * 1000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true as const, id };
  });

/**
 * Replaces the token of the valid code, for a user who lost the old token with the page. Tries and expiry stay. False if there is no valid code
 * or it was issued for another `boundTo`.
 */
export async function rebindCode(
  db: Kysely<Database>,
  { purpose, subject, boundTo, tokenHash }: Omit<NewCode, 'codeHash'>,
  now: Date,
): Promise<boolean> {
  const rebound = await db
    .updateTable('codes')
    .set({ token_hash: tokenHash })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where(sql<boolean>`bound_to is not distinct from ${boundTo}`)
    .where('consumed_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return rebound.length > 0;
}

/**
 * Deletes a code that could not be sent, so that it does not count towards the limits. One at which somebody has guessed meanwhile is only
 * ended: its wrong guesses count.
 */
export async function withdrawCode(db: Kysely<Database>, id: number): Promise<void> {
  await db.updateTable('codes').set({ tries_left: 0 }).where('id', '=', id).where('wrong', '>', 0).execute();
  await db.deleteFrom('codes').where('id', '=', id).where('wrong', '=', 0).execute();
}
