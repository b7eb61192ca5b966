import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { tooMany } from '../http-error.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a hit on each key, in order; throws 429 at the first key above its limit. The hour of a key begins with its first hit. One atomic
 * statement a key, so that parallel calls and several processes count correctly.
 */
export async function hitHourlyLimits(
  db: Kysely<Database>,
  limits: readonly { key: string; limit: number }[],
  now: Date,
): Promise<void> {
  const resets = new Date(now.getTime() + HOUR_MS);
  for (const { key, limit } of limits) {
    const hit = await db
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
    const wait = (hit.resets_at.getTime() - now.getTime()) / 1000;
    if (hit.count > limit) throw tooMany(wait, ({ codes }) => codes.tooManyAskedFor);
  }
}
