import { sql, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { ExceptionKind } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import type { OrderRow } from '../orders/order-reply.ts';
import type { DepositRow, TransferFacts } from '../orders/order-store.ts';
import { followTransfer } from '../orders/payout-store.ts';

/** Where an exception belongs. */
interface Place {
  /** The address as the network writes it. */
  address: string;
  order: { id: string; user_id: string } | undefined;
}

/** Opens an exception that holds a transfer, and stores the transfer with it. Dust of one address is one exception. */
export async function holdTransfer(
  trx: Transaction<Database>,
  kind: Exclude<ExceptionKind, 'dropped'>,
  facts: TransferFacts,
  { address, order }: Place,
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
          // Who decides on it meanwhile closes it: the transfer then opens another.
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
  await trx
    .insertInto('deposits')
    .values({ ...facts, stage: 'review', late: false, exception_id: id, order_id: owner.order_id, seen_at: now })
    .execute();
}

/** Takes an exception for a change, before its transfers, as whoever decides on it does. */
export const lockException = (trx: Transaction<Database>, id: string | null) =>
  trx.selectFrom('exceptions').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst();

/** A held transfer is no longer in the chain: it is nobody's deposit, and an exception of nothing is closed. */
export async function dropHeld(trx: Transaction<Database>, row: DepositRow, now: Date): Promise<void> {
  if (row.stage !== 'review') return;
  await lockException(trx, row.exception_id);
  await trx
    .updateTable('deposits')
    .set({ stage: 'dropped', confirmed_at: null, confirmations: 0 })
    .where('id', '=', row.id)
    .execute();
  await trx
    .updateTable('exceptions')
    .set({ resolution: 'gone', closed_at: now })
    .where('id', '=', row.exception_id)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from deposits where exception_id = exceptions.id and stage <> 'dropped')`)
    .execute();
}

/** A held transfer that had been dropped is in the chain again. */
export async function holdAgain(
  trx: Transaction<Database>,
  row: DepositRow,
  facts: TransferFacts,
  now: Date,
): Promise<void> {
  await lockException(trx, row.exception_id);
  await trx
    .updateTable('deposits')
    .set({ ...facts, id: row.id, stage: 'review', confirmed_at: null })
    .where('id', '=', row.id)
    .execute();
  // Another dust exception of this address may be open by now; the transfer then joins it.
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
    await trx.updateTable('deposits').set({ exception_id: sibling.id }).where('id', '=', row.id).execute();
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

/** Of dust that was decided on, one transfer was gone then and is back now: it is not covered by that decision. */
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
  await trx.updateTable('deposits').set({ exception_id: id }).where('id', '=', row.id).execute();
}

/**
 * Writes down that an order's transfer vanished. What had counted already stays as it is, for nothing is taken back by itself; rupees
 * that were not sent yet are held, and those that a service was asked for are marked.
 */
export async function openDropped(
  trx: Transaction<Database>,
  row: DepositRow,
  place: Place & { hasCounted: boolean },
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
      ? await followTransfer(trx, row.order_id, 'vanished', now)
      : undefined;
  const isPaidOut = payout !== undefined && ['sent', 'unknown', 'completed'].includes(payout);
  await trx
    .insertInto('exceptions')
    .values({
      id: newId(now),
      kind: 'dropped',
      network_id: row.network_id,
      account: row.account,
      address: place.address,
      token: null,
      order_id: row.order_id,
      user_id: place.order?.user_id ?? null,
      deposit_id: row.id,
      state: !place.hasCounted ? 'uncounted' : isPaidOut ? 'paid-out' : 'credited',
      opened_at: now,
    })
    .execute();
}

/** An order's transfer that had vanished is in the chain again: its exception closes by itself, and rupees held for it go on. */
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
  if (!(await hasOpenDropped(trx, row.order_id))) await followTransfer(trx, row.order_id, 'returned', now);
}

/** Whether a transfer that the order was sold for is gone, and nobody has decided on that. */
export const hasOpenDropped = async (trx: Transaction<Database>, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('exceptions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'dropped')
    .where('state', '<>', 'uncounted')
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Rupees that a service paid under a key that was given up: an exception that says so, once a key. */
export const openPaidAgain = (
  trx: Transaction<Database>,
  kind: 'paid-twice' | 'paid-after-refund',
  { order, payout, utr }: { order: OrderRow; payout: { key: string; rupees: string }; utr: string | null },
  now: Date,
) =>
  trx
    .insertInto('exceptions')
    .values({
      id: newId(now),
      kind,
      network_id: order.network_id,
      account: order.account ?? '',
      address: order.source === 'wallet' ? '' : order.address,
      order_id: order.id,
      user_id: order.user_id,
      payout_key: payout.key,
      rupees: payout.rupees,
      utr,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.column('payout_key').where('payout_key', 'is not', null).doNothing())
    .execute();
