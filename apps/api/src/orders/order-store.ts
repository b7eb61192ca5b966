import { decimal, isFinalStatus, priceFor, quoteAtPrice } from '@sarraf/domain';
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import * as v from 'valibot';
import { vPriceRange } from '@sarraf/api-client/contract';
import type { DepositsTable } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import { creditWallet } from './wallet.ts';
import {
  exceptionOf,
  receivedAmount,
  transition,
  type DepositState,
  type Effect,
  type OrderEvent,
  type OrderState,
  type Transition,
} from './order-machine.ts';
import type { OrderRow } from './order-reply.ts';

/** A deposit as stored. */
export type DepositRow = Selectable<DepositsTable>;

/** What the chain says of a transfer, as it is stored. */
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

/** An order taken for a change: nobody else can change it until the transaction ends. */
export interface LockedOrder {
  row: OrderRow;
  /** The transfers that are its own; one that an exception holds is not. */
  deposits: DepositRow[];
}

/** Takes an order and its deposits for a change; `skipLocked` leaves one that somebody else holds. */
export async function lockOrder(
  trx: Transaction<Database>,
  id: string,
  skipLocked = false,
): Promise<LockedOrder | undefined> {
  const order = trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate();
  const row = await (skipLocked ? order.skipLocked() : order).executeTakeFirst();
  if (!row) return undefined;
  const deposits = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('order_id', '=', id)
    .where('exception_id', 'is', null)
    .orderBy('transferred_at')
    .orderBy('id')
    .execute();
  return { row, deposits };
}

/** Whether the seller of an order has another one that waits to be paid: there is at most one. */
export const hasOtherPending = async (trx: Transaction<Database>, { row }: LockedOrder): Promise<boolean> =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('status', '=', 'pending')
    .where('id', '<>', row.id)
    .executeTakeFirst()) !== undefined;

/** The index of the next deposit address; no two orders have the same. */
export async function nextAddressIndex(trx: Transaction<Database>): Promise<number> {
  const next = trx.selectNoFrom(sql<number>`nextval('deposit_address_index')::int`.as('index'));
  return (await next.executeTakeFirstOrThrow()).index;
}

function depositState(row: DepositRow): DepositState {
  const { id, stage, late } = row;
  const amount = decimal(row.amount);
  switch (stage) {
    case 'waiting':
    case 'confirmed':
    case 'dropped':
      return { id, amount, stage };
    case 'surplus':
    case 'credited':
      return { id, amount, stage, late };
    case 'sold':
      return { id, amount, stage, sold: decimal(row.sold_amount), wallet: decimal(row.wallet_amount) };
    default:
      throw new Error(`exception holds deposit ${id} (${stage})`);
  }
}

/** What is stored of a deposit's stage; the moments it reached it are kept when it had them already. */
function stageColumns(deposit: DepositState, row: DepositRow | undefined, now: Date) {
  const { stage } = deposit;
  const isCredited = stage === 'sold' || stage === 'credited';
  return {
    stage,
    late: 'late' in deposit && deposit.late,
    sold_amount: stage === 'sold' ? deposit.sold.toString() : '0',
    wallet_amount:
      stage === 'sold' ? deposit.wallet.toString() : stage === 'credited' ? deposit.amount.toString() : '0',
    confirmed_at: isCredited || stage === 'confirmed' ? (row?.confirmed_at ?? now) : null,
    credited_at: isCredited ? (row?.credited_at ?? now) : null,
  };
}

/** Stores what changed of the deposits; one that was seen just now comes with its facts. */
async function storeDeposits(
  trx: Transaction<Database>,
  { row: order, deposits: rows }: LockedOrder,
  [before, after]: [OrderState, OrderState],
  facts: TransferFacts | undefined,
  now: Date,
): Promise<void> {
  for (const deposit of after.deposits) {
    if (before.deposits.includes(deposit)) continue;
    const row = rows.find(({ id }) => id === deposit.id);
    const columns = stageColumns(deposit, row, now);
    const seen = facts?.id === deposit.id ? facts : undefined;
    if (row) {
      await trx
        .updateTable('deposits')
        .set({ ...columns, ...seen })
        .where('id', '=', deposit.id)
        .execute();
    } else if (seen) {
      await trx
        .insertInto('deposits')
        .values({ ...seen, ...columns, order_id: order.id, seen_at: now })
        .execute();
    }
  }
}

/**
 * Shows on the slip the first transfer that pays for the sale, and the confirmations of the one that is furthest behind. What goes to
 * the wallet has a receive of its own.
 */
export async function showDeposits(trx: Transaction<Database>, orderId: string): Promise<void> {
  const paying = sql`from deposits where order_id = ${orderId} and exception_id is null
    and stage in ('waiting', 'confirmed', 'sold')`;
  await sql`update orders set
      hash = (select hash ${paying} order by transferred_at, id limit 1),
      (confirmations_have, confirmations_need) = (
        select confirmations, confirmations_need ${paying} order by confirmations_need - confirmations desc limit 1)
    where id = ${orderId} and (sold_amount is null or exists (select 1 ${paying}))`.execute(trx);
}

/** The machine's view of a stored order. */
export const stateOf = ({ row, deposits }: LockedOrder): OrderState => ({
  // `success` is what imported books call a completed order.
  status: row.status === 'success' ? 'completed' : row.status,
  quantity: decimal(row.quantity),
  deadline: row.expires_at.getTime(),
  sold: row.sold_amount === null ? null : decimal(row.sold_amount),
  inReview: row.review_at !== null,
  deposits: deposits.map(depositState),
});

/** A settled order's figures: a part payment has the price of the part, by the ranges of the order's first moment, never a better one. */
function settledFigures(row: OrderRow, sold: ReturnType<typeof decimal>) {
  const ordered = decimal(row.price);
  const ranges = v.safeParse(v.array(vPriceRange), row.price_ranges);
  const ofPart = sold.lt(row.quantity) && ranges.success ? decimal(priceFor(sold, ranges.output)) : ordered;
  const price = ofPart.gt(0) && ofPart.lt(ordered) ? ofPart : ordered;
  const { fee, received } = quoteAtPrice({
    quantity: sold,
    price,
    feeRate: row.fee_rate,
    discountRate: row.fee_discount,
  });
  return { price: price.toString(), platform_fee: fee.toString(), net_amount: received.toString() };
}

async function carryOut(
  trx: Transaction<Database>,
  { row, deposits }: LockedOrder,
  effect: Effect,
  now: Date,
): Promise<void> {
  switch (effect.type) {
    case 'settle': {
      const figures = settledFigures(row, effect.sold);
      await trx
        .updateTable('orders')
        .set({ ...figures, sold_amount: effect.sold.toString(), transfer_status: 'processing' })
        .where('id', '=', row.id)
        .execute();
      const queued = { status: 'queued', key: row.id, created_at: now } as const;
      await trx
        .insertInto('payouts')
        .values({ ...queued, order_id: row.id, amount: figures.net_amount })
        .execute();
      return;
    }
    case 'credit-wallet': {
      const deposit = deposits.find(({ id }) => id === effect.depositId);
      return creditWallet(trx, { order: row, amount: effect.amount, deposit, now });
    }
    case 'return-sold':
      return creditWallet(trx, { order: row, amount: effect.amount, now });
    default:
      effect satisfies never;
  }
}

/**
 * Applies an event to a locked order and stores everything that follows, in the caller's transaction. A deposit that is seen comes with
 * its facts.
 */
export async function apply(
  trx: Transaction<Database>,
  locked: LockedOrder,
  event: OrderEvent,
  now: Date,
  facts?: TransferFacts,
): Promise<Transition> {
  const before = stateOf(locked);
  const result = transition(before, event);
  if (!result.ok) return result;
  const { state } = result;
  await storeDeposits(trx, locked, [before, state], facts, now);
  const statusChanged = state.status !== before.status;
  const hasEnded = statusChanged && isFinalStatus(state.status);
  await trx
    .updateTable('orders')
    .set({
      received_amount: receivedAmount(state).toString(),
      exception: exceptionOf(state),
      ...(statusChanged ? { status: state.status } : {}),
      ...(state.inReview === before.inReview ? {} : { review_at: state.inReview ? now : null }),
      // The transfer ends as its order does; a cancelled one never had any.
      ...(hasEnded && state.status !== 'cancelled' ? { transfer_status: state.status } : {}),
      ...(hasEnded ? { finished_at: now } : {}),
    })
    .where('id', '=', locked.row.id)
    .execute();
  if (state.deposits !== before.deposits) await showDeposits(trx, locked.row.id);
  for (const effect of result.effects) await carryOut(trx, locked, effect, now);
  return result;
}

/** Lets the clock of an order go on once nothing of it is held any more. */
export async function endReview(trx: Transaction<Database>, orderId: string, now: Date): Promise<void> {
  const locked = await lockOrder(trx, orderId);
  if (!locked || locked.row.review_at === null) return;
  const held = await trx
    .selectFrom('exceptions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'screened')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (held) return;
  const mayReopen = !(await hasOtherPending(trx, locked));
  await apply(trx, locked, { type: 'review-ended', mayReopen }, now);
}
