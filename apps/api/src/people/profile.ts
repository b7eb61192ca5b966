import { isFinalStatus, ORDER_STATUSES, successRate, toWireNumber } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isSold } from '../db/is-sold.ts';
import { readSettings } from '../settings/settings.ts';
import { userReply, type UserRow } from './users.ts';

const FINISHED = ORDER_STATUSES.filter(isFinalStatus);

/** Figures of a seller's orders, without deleted orders. */
async function statsOf(db: Kysely<Database>, userId: string) {
  const row = await db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('made'),
      sql<number>`(count(*) filter (where status in (${sql.join(FINISHED)})))::int`.as('finished'),
      sql<number>`(count(*) filter (where ${isSold}))::int`.as('succeeded'),
      sql<string>`coalesce(sum(sold_amount) filter (where ${isSold}), 0)`.as('volume'),
    ])
    .where('user_id', '=', userId)
    .where('type', '=', 'sell')
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow();
  const rate = successRate({ completed: row.succeeded, finished: row.finished });
  return { totalSells: row.made, totalVolume: toWireNumber(row.volume), successRate: toWireNumber(rate) };
}

/**
 * Profile of a user as seen by `viewer`. The user and administrators (`seesAll`) see all of it; others see name, photo, badges, the number of sells and
 * the success rate (product.md S13).
 */
export async function profileReply(db: Kysely<Database>, person: UserRow, viewer: { id: string; seesAll: boolean }) {
  const { totalVolume, ...known } = await statsOf(db, person.id);
  if (viewer.id === person.id || viewer.seesAll) {
    return { success: true, user: userReply(person, await readSettings(db)), stats: { ...known, totalVolume } };
  }
  const seen = {
    _id: person.id,
    name: person.name ?? '',
    photo: person.photo,
    isKycVerified: person.is_kyc_verified,
    isVerified: person.is_verified,
  };
  return { success: true, user: seen, stats: known };
}
