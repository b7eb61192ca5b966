import type { Kysely } from 'kysely';
import { buildIndex } from '../large-tables.ts';

/** The index is built without blocking writes. */
export const outsideTransaction = true;

/** Index for the usual times of a rare payment method, whose payouts are found by its accounts. */
export async function up(db: Kysely<never>): Promise<void> {
  await buildIndex(db, {
    name: 'orders_bank_account',
    on: 'orders (bank_account_id) where bank_account_id is not null',
  });
}
