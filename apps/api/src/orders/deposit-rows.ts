import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { DepositsTable } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';

/** Deposit as stored. */
export type DepositRow = Selectable<DepositsTable>;

/** Columns of a deposit that come from the chain. */
export type TransferFacts = Omit<
  Insertable<DepositsTable>,
  | 'order_id'
  | 'stage'
  | 'late'
  | 'sold_amount'
  | 'wallet_amount'
  | 'exception_id'
  | 'seen_at'
  | 'confirmed_at'
  | 'credited_at'
>;

// Everything that writes to `deposits` is in this file; a test holds that (tests/architecture).

/** Inserts a deposit and returns its row. */
export const insertDeposit = (trx: Transaction<Database>, row: Insertable<DepositsTable>): Promise<DepositRow> =>
  trx.insertInto('deposits').values(row).returningAll().executeTakeFirstOrThrow();

/** Updates a deposit and returns its row. */
export const updateDeposit = (
  trx: Transaction<Database>,
  id: string,
  change: Updateable<DepositsTable>,
): Promise<DepositRow> =>
  trx.updateTable('deposits').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Ends the review of every deposit that an exception still holds, in the stage the desk decided on. */
export async function endReviewOf(
  trx: Transaction<Database>,
  exceptionId: string,
  stage: 'credited' | 'refunded' | 'kept',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('deposits')
    .set({ stage, ...(stage === 'credited' ? { wallet_amount: sql<string>`amount`, credited_at: now } : {}) })
    .where('exception_id', '=', exceptionId)
    .where('stage', '=', 'review')
    .execute();
}

/** Deposit with its confirmations of now; `have` is at most `need`. */
export interface CountedDeposit {
  row: DepositRow;
  have: number;
  need: number;
  enough: boolean;
}

/**
 * Stores the confirmations of many deposits in one statement and returns the updated rows. A deposit that moved to another block or
 * stage meanwhile is skipped.
 */
export async function storeConfirmations(
  trx: Transaction<Database>,
  counted: readonly CountedDeposit[],
  now: Date,
): Promise<DepositRow[]> {
  const rows = counted.map(({ row, have, need, enough }) => ({
    ...{ id: row.id, block_hash: row.block_hash, stage: row.stage, have, need },
    confirmed_at: row.exception_id !== null && enough ? now : null,
  }));
  const updated = await sql<DepositRow>`update deposits
    set confirmations = counted.have, confirmations_need = counted.need,
      confirmed_at = coalesce(counted.confirmed_at, deposits.confirmed_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted (id text, block_hash text, stage text, have integer, need integer, confirmed_at timestamptz)
    where deposits.id = counted.id and deposits.block_hash = counted.block_hash and deposits.stage = counted.stage
    returning deposits.*`.execute(trx);
  return updated.rows;
}
