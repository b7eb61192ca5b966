import type { Kysely } from 'kysely';
import { buildIndex } from '../large-tables.ts';

/** The indexes are built without blocking writes. */
export const outsideTransaction = true;

/** Indexes for the filters of the history of all users: few orders of many have a rare status, or were returned. */
export async function up(db: Kysely<never>): Promise<void> {
  await buildIndex(db, { name: 'orders_by_status', on: 'orders (status, created_at desc, id desc)' });
  await buildIndex(db, {
    name: 'orders_ever_returned',
    on: 'orders (created_at desc, id desc) where returned_at is not null',
  });
}
