import type { Kysely } from 'kysely';
import { buildIndex } from '../large-tables.ts';

/** The index is built without blocking writes. */
export const outsideTransaction = true;

/** Index for the usual times of payouts, which come from the newest ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await buildIndex(db, {
    name: 'payouts_newest_paid',
    on: `payouts (finished_at desc) where status = 'completed' and finished_at is not null`,
  });
}
