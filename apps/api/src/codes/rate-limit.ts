import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { messages } from '../messages.ts';
import { tooMany } from '../middleware/http-error.ts';

/**
 * Counts one more under a key and answers the seconds to wait when that is past the limit, else null. One statement, so
 * parallel calls and several processes count right. The window starts with the first count.
 */
async function hitRateLimit(
  db: Kysely<Database>,
  { key, limit, windowSeconds, now }: { key: string; limit: number; windowSeconds: number; now: Date },
): Promise<number | null> {
  const resets = new Date(now.getTime() + windowSeconds * 1000);
  const row = await db
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
  return row.count <= limit ? null : (row.resets_at.getTime() - now.getTime()) / 1000;
}

const HOUR_SECONDS = 3600;

/** Hits limits of an hour, one after the other; throws 429 at the first that is passed. */
export async function hitHourlyLimits(
  db: Kysely<Database>,
  limits: readonly { key: string; limit: number }[],
  now: Date,
): Promise<void> {
  for (const { key, limit } of limits) {
    const wait = await hitRateLimit(db, { key, limit, windowSeconds: HOUR_SECONDS, now });
    if (wait !== null) throw tooMany(wait, messages.codes.tooManyAskedFor);
  }
}
