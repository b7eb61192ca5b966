import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { tooMany } from '../http-error.ts';
import type { Messages } from '../messages.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a hit on a key and returns its hits in the current window, which began with the first one. One atomic statement, so that parallel
 * calls and several processes count correctly.
 */
function countHit(db: Kysely<Database>, { key, windowMs }: { key: string; windowMs: number }, now: Date) {
  const resets = new Date(now.getTime() + windowMs);
  return db
    .insertInto('limits')
    .values({ key, count: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when limits.resets_at <= ${now} then 1 else limits.count + 1 end`,
        resets_at: sql<Date>`case when limits.resets_at <= ${now} then ${resets} else limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** Counts a hit on a key and returns whether it is within the limit of the window. */
export async function isWithinLimit(
  db: Kysely<Database>,
  { limit, ...hit }: { key: string; limit: number; windowMs: number },
  now: Date,
): Promise<boolean> {
  const { count } = await countHit(db, hit, now);
  return count <= limit;
}

/** Counts a hit on a key; throws 429 if it is above the limit of the window. */
export async function hitLimit(
  db: Kysely<Database>,
  { limit, ...hit }: { key: string; limit: number; windowMs: number },
  now: Date,
  withWait: (messages: Messages) => (values: { wait: string }) => string,
): Promise<void> {
  const { count, resets_at: resets } = await countHit(db, hit, now);
  if (count > limit) throw tooMany((resets.getTime() - now.getTime()) / 1000, withWait);
}

/** Counts a hit on each key, in order; throws 429 at the first key above its limit. */
export async function hitHourlyLimits(
  db: Kysely<Database>,
  limits: readonly { key: string; limit: number }[],
  now: Date,
  withWait: (messages: Messages) => (values: { wait: string }) => string = ({ codes }) => codes.tooManyAskedFor,
): Promise<void> {
  for (const { key, limit } of limits) await hitLimit(db, { key, limit, windowMs: HOUR_MS }, now, withWait);
}

/** Throws 429 while a key has reached its limit, without counting a hit. */
export async function refuseAtLimit(
  db: Kysely<Database>,
  { key, limit }: { key: string; limit: number },
  now: Date,
  withWait: (messages: Messages) => (values: { wait: string }) => string,
): Promise<void> {
  const hit = await db
    .selectFrom('limits')
    .select('resets_at')
    .where('key', '=', key)
    .where('count', '>=', limit)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  if (hit) throw tooMany((hit.resets_at.getTime() - now.getTime()) / 1000, withWait);
}

/** Takes back a hit that turned out to cost nothing. */
export const returnHit = async (db: Kysely<Database>, key: string): Promise<void> =>
  void (await db
    .updateTable('limits')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute());
