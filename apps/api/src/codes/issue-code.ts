import { sql, type Kysely, type Transaction } from 'kysely';
import type { Limits } from '../config.ts';
import type { Database } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a code is for, and whose it is: a mobile for signing in, a user id for identity. */
export interface CodeSubject {
  purpose: 'login' | 'kyc';
  subject: string;
}

/** What is stored of a new code; the same number and token must come back with it. */
export interface NewCode extends CodeSubject {
  codeHash: string | null;
  boundTo: string | null;
  tokenHash: string | null;
}

/** How long to wait for a code, and why; `lastIsAlive` says that the code sent before can still be entered. */
export interface RefusedIssue {
  ok: false;
  why: 'resend' | 'sends' | 'wrong-codes';
  waitSeconds: number;
  lastIsAlive: boolean;
}

/** A code entered was right, wrong, or was not allowed to be tried. */
export type Verification =
  | { result: 'matched'; id: number; reference: string | null }
  | { result: 'wrong' }
  | { result: 'no-code' }
  | { result: 'no-tries'; waitSeconds: number };

/** Whole seconds until a moment, at least one. */
export const secondsUntil = (moment: number, now: Date): number =>
  Math.max(1, Math.ceil((moment - now.getTime()) / 1000));

/** One code at a time for a subject, whichever process makes it. */
const oneAtATime = (trx: Transaction<Database>, { purpose, subject }: CodeSubject) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${subject}`}, 7))`.execute(trx);

/**
 * Issues a code before it is sent, if the limits allow. The tries of the new code are cut to what is left of the day's
 * wrong codes, and older codes die, so the day's limit holds however tries and resends interleave.
 */
export const issueCode = (
  db: Kysely<Database>,
  code: NewCode,
  { limits, resendSeconds, now }: { limits: Limits; resendSeconds: number; now: Date },
): Promise<{ ok: true; id: number } | RefusedIssue> =>
  db.transaction().execute(async (trx) => {
    await oneAtATime(trx, code);
    const mine = () => trx.selectFrom('codes').where('purpose', '=', code.purpose).where('subject', '=', code.subject);
    const sent = await mine()
      .select(['created_at', 'consumed_at', 'expires_at', 'tries_left', 'wrong'])
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
    });
    const [fillsDay, fillsHour] = [sent[limits.sendsPerDay - 1], inHour[limits.sendsPerHour - 1]];
    if (fillsDay) return refuse('sends', fillsDay.created_at.getTime() + DAY_MS);
    if (fillsHour) return refuse('sends', fillsHour.created_at.getTime() + HOUR_MS);
    // A used code needs no patience: the wait is between two messages for one sign-in.
    const resendAt = last && !last.consumed_at ? last.created_at.getTime() + resendSeconds * 1000 : 0;
    if (resendAt > now.getTime()) return refuse('resend', resendAt);
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
 * Rebinds the newest living code to another token, for somebody who lost theirs with the page; the old token is dead. Its tries
 * and its life stay as they are. False when the code was asked for something else.
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

/** Takes back a code that could not be sent, so that it counts against nobody. */
export const withdrawCode = (db: Kysely<Database>, id: number) => db.deleteFrom('codes').where('id', '=', id).execute();
