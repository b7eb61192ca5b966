import { sql, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { ExceptionKind } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import { insertDeposit, updateDeposit, type DepositRow, type TransferFacts } from '../orders/deposit-rows.ts';
import { applyTransferEvent } from '../payouts/payout-store.ts';

/** Deposit address of an exception, and its order. */
interface ExceptionOwner {
  /** Address as the network writes it. */
  address: string;
  order: { id: string; user_id: string } | undefined;
}

/** Opens an exception that holds a transfer, and inserts the transfer as a deposit in review. Dust of one address shares one exception. */
export async function holdTransfer(
  trx: Transaction<Database>,
  kind: Exclude<ExceptionKind, 'dropped'>,
  facts: TransferFacts,
  { address, order }: ExceptionOwner,
  now: Date,
): Promise<void> {
  const { network_id, account } = facts;
  const open =
    kind === 'dust'
      ? await trx
          .selectFrom('exceptions')
          .select('id')
          .where('kind', '=', 'dust')
          .where('network_id', '=', network_id)
          .where('account', '=', account)
          .where('closed_at', 'is', null)
          // An admin may be closing it at this moment: the transfer then opens another.
          .forUpdate()
          .executeTakeFirst()
      : undefined;
  const id = open?.id ?? newId(now);
  const owner = { order_id: order?.id ?? null, user_id: order?.user_id ?? null };
  if (!open) {
    await trx
      .insertInto('exceptions')
      .values({ id, kind, network_id, account, address, token: facts.token ?? null, ...owner, opened_at: now })
      .execute();
  }
  const review = { stage: 'review', late: false, exception_id: id, order_id: owner.order_id } as const;
  await insertDeposit(trx, { ...facts, ...review, seen_at: now });
}

/** Locks an exception, always before its deposits. */
export const lockException = (trx: Transaction<Database>, id: string | null) =>
  trx.selectFrom('exceptions').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst();

/** Drops a held deposit that is no longer in the chain, and closes its exception when that holds nothing more. */
export async function dropHeld(trx: Transaction<Database>, row: DepositRow, now: Date): Promise<void> {
  if (row.stage !== 'review') return;
  await lockException(trx, row.exception_id);
  await updateDeposit(trx, row.id, { stage: 'dropped', confirmed_at: null, confirmations: 0 });
  await trx
    .updateTable('exceptions')
    .set({ resolution: 'gone', closed_at: now })
    .where('id', '=', row.exception_id)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from deposits where exception_id = exceptions.id and stage <> 'dropped')`)
    .execute();
}

/** Holds a deposit again that had been dropped and is back in the chain. */
export async function holdAgain(
  trx: Transaction<Database>,
  row: DepositRow,
  facts: TransferFacts,
  now: Date,
): Promise<void> {
  await lockException(trx, row.exception_id);
  await updateDeposit(trx, row.id, { ...facts, id: row.id, stage: 'review', confirmed_at: null });
  // Another dust exception of this address may be open by now; the deposit then joins it.
  const sibling = await trx
    .selectFrom('exceptions as mine')
    .innerJoin('exceptions as other', (join) =>
      join
        .onRef('other.network_id', '=', 'mine.network_id')
        .onRef('other.account', '=', 'mine.account')
        .onRef('other.id', '<>', 'mine.id')
        .on('other.kind', '=', 'dust')
        .on('other.closed_at', 'is', null),
    )
    .select('other.id')
    .where('mine.id', '=', row.exception_id)
    .where('mine.kind', '=', 'dust')
    .executeTakeFirst();
  if (sibling) {
    await updateDeposit(trx, row.id, { exception_id: sibling.id });
    return;
  }
  const reopened = await trx
    .updateTable('exceptions')
    .set({ resolution: null, closed_at: null })
    .where('id', '=', row.exception_id)
    .where((where) => where.or([where('closed_at', 'is', null), where('resolution', '=', 'gone')]))
    .returning('id')
    .executeTakeFirst();
  if (!reopened) await openAnother(trx, row, now);
}

/** Opens a new exception for a dust transfer that was missing from the chain when its exception was closed and has reappeared. */
async function openAnother(trx: Transaction<Database>, row: DepositRow, now: Date): Promise<void> {
  const id = newId(now);
  await trx
    .insertInto('exceptions')
    .columns(['id', 'kind', 'network_id', 'account', 'address', 'token', 'order_id', 'user_id', 'opened_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('exceptions')
        .select(val(id).as('id'))
        .select(['kind', 'network_id', 'account', 'address', 'token', 'order_id', 'user_id'])
        .select(sql<Date>`${now}::timestamptz`.as('opened_at'))
        .where('id', '=', row.exception_id),
    )
    .execute();
  await updateDeposit(trx, row.id, { exception_id: id });
}

/**
 * Opens an exception for an order's deposit that left the chain. What was already sold or credited is not taken back; a payout that was
 * not sent is held, and one that the provider may have is marked.
 */
export async function openDropped(
  trx: Transaction<Database>,
  row: DepositRow,
  owner: ExceptionOwner & { hasCounted: boolean },
  now: Date,
): Promise<void> {
  const open = await trx
    .selectFrom('exceptions')
    .select('id')
    .where('deposit_id', '=', row.id)
    .where('kind', '=', 'dropped')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (open) return;
  const payout =
    row.stage === 'sold' && row.order_id !== null
      ? await applyTransferEvent(trx, row.order_id, 'vanished', now)
      : undefined;
  const isPaidOut = payout !== undefined && ['sent', 'unknown', 'completed'].includes(payout);
  await trx
    .insertInto('exceptions')
    .values({
      id: newId(now),
      kind: 'dropped',
      network_id: row.network_id,
      account: row.account,
      address: owner.address,
      token: null,
      order_id: row.order_id,
      user_id: owner.order?.user_id ?? null,
      deposit_id: row.id,
      state: !owner.hasCounted ? 'uncounted' : isPaidOut ? 'paid-out' : 'credited',
      opened_at: now,
    })
    .execute();
}

/** Closes the exception of a deposit that is in the chain again, and resumes the payout that was held for it. */
export async function closeDropped(trx: Transaction<Database>, row: DepositRow, now: Date): Promise<void> {
  const closed = await trx
    .updateTable('exceptions')
    .set({ resolution: 'returned', closed_at: now })
    .where('deposit_id', '=', row.id)
    .where('kind', '=', 'dropped')
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!closed || row.stage !== 'sold' || row.order_id === null) return;
  if (!(await hasOpenDropped(trx, row.order_id))) await applyTransferEvent(trx, row.order_id, 'reappeared', now);
}

/** Whether a sold deposit of the order is missing from the chain and the desk has not decided on it. */
export const hasOpenDropped = async (trx: Transaction<Database>, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('exceptions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'dropped')
    .where('state', '<>', 'uncounted')
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
