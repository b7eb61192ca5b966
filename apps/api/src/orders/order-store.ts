import { decimal, isFinalStatus, priceFor, quoteAtPrice } from '@sarraf/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import * as v from 'valibot';
import { vPriceRange } from '@sarraf/api-client/contract';
import type { Database, DepositsTable } from '../db/schema.ts';
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

/** An order taken for a change: nobody else can change it until the transaction ends. */
export interface LockedOrder {
  row: OrderRow;
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
    .orderBy('transferred_at')
    .orderBy('id')
    .execute();
  return { row, deposits };
}

/** The index of the next deposit address; no two orders have the same. */
export async function nextAddressIndex(trx: Transaction<Database>): Promise<number> {
  const next = trx.selectNoFrom(sql<number>`nextval('deposit_address_index')::int`.as('index'));
  return (await next.executeTakeFirstOrThrow()).index;
}

const depositState = (row: DepositRow): DepositState => ({
  id: row.id,
  amount: decimal(row.amount),
  counts: row.counts,
  late: row.late,
  confirmed: row.confirmed_at !== null,
  credited: row.credited_at ? { sold: decimal(row.sold_amount), wallet: decimal(row.wallet_amount) } : null,
});

/** The machine's view of a stored order. */
const stateOf = ({ row, deposits }: LockedOrder): OrderState => ({
  // `success` is what imported books call a completed order.
  status: row.status === 'success' ? 'completed' : row.status,
  quantity: decimal(row.quantity),
  deadline: row.expires_at.getTime(),
  sold: row.sold_amount === null ? null : decimal(row.sold_amount),
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
      const payout = { order_id: row.id, amount: figures.net_amount, status: 'queued', created_at: now } as const;
      await trx.insertInto('payouts').values(payout).execute();
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

/** Applies an event to a locked order and stores everything that follows, in the caller's transaction. */
export async function apply(
  trx: Transaction<Database>,
  locked: LockedOrder,
  event: OrderEvent,
  now: Date,
): Promise<Transition> {
  const before = stateOf(locked);
  const result = transition(before, event);
  if (!result.ok) return result;
  const { state } = result;
  // Whatever the machine says of a deposit is stored; a new one was inserted by the caller.
  for (const deposit of state.deposits) {
    const row = locked.deposits.find(({ id }) => id === deposit.id);
    if (!row) continue;
    await trx
      .updateTable('deposits')
      .set({
        counts: deposit.counts,
        late: deposit.late,
        confirmed_at: deposit.confirmed ? (row.confirmed_at ?? now) : null,
        credited_at: deposit.credited ? (row.credited_at ?? now) : null,
        sold_amount: deposit.credited?.sold.toString() ?? '0',
        wallet_amount: deposit.credited?.wallet.toString() ?? '0',
      })
      .where('id', '=', deposit.id)
      .execute();
  }
  const statusChanged = state.status !== before.status;
  const hasEnded = statusChanged && isFinalStatus(state.status);
  await trx
    .updateTable('orders')
    .set({
      received_amount: receivedAmount(state).toString(),
      exception: exceptionOf(state),
      ...(statusChanged ? { status: state.status } : {}),
      // The transfer ends as its order does; a cancelled one never had any.
      ...(hasEnded && state.status !== 'cancelled' ? { transfer_status: state.status } : {}),
      ...(hasEnded ? { finished_at: now } : {}),
    })
    .where('id', '=', locked.row.id)
    .execute();
  for (const effect of result.effects) await carryOut(trx, locked, effect, now);
  return result;
}
