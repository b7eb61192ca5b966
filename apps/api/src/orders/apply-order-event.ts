import {
  decimal,
  isFinalStatus,
  orderException,
  orderTransition,
  priceFor,
  quoteAtPrice,
  receivedAmount,
  type OrderEffect,
  type OrderEvent,
  type OrderState,
  type OrderTransition,
} from '@sarraf/domain';
import { vPriceRange } from '@sarraf/api-client/contract';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { creditWallet } from './credit-wallet.ts';
import type { TransferFacts } from './deposit-rows.ts';
import { noticeOrderEvent } from './order-notices.ts';
import type { OrderRow } from './order-reply.ts';
import {
  hasOtherPending,
  shownDeposits,
  stateOf,
  storeDeposits,
  updateOrder,
  type LockedOrder,
} from './order-store.ts';
import { insertPayout } from './payout-rows.ts';

/** Figures of a settled order. A part payment has the price of the part, by the order's own price ranges, never a better one. */
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
  locked: LockedOrder,
  effect: OrderEffect,
  now: Date,
): Promise<void> {
  const { row } = locked;
  switch (effect.type) {
    case 'settle': {
      const figures = settledFigures(row, effect.sold);
      await updateOrder(trx, locked, {
        ...figures,
        sold_amount: effect.sold.toString(),
        transfer_status: 'processing',
      });
      return insertPayout(trx, { orderId: row.id, rupees: figures.net_amount }, now);
    }
    case 'credit-wallet': {
      const deposit = locked.deposits.find(({ id }) => id === effect.depositId);
      return creditWallet(trx, { order: row, amount: effect.amount, deposit, now });
    }
    case 'return-sold':
      return creditWallet(trx, { order: row, amount: effect.amount, now });
    default:
      effect satisfies never;
  }
}

/** What is stored together with an event. */
interface EventFacts {
  /** Columns from the chain, of the deposit that was just seen. */
  transfer?: TransferFacts;
  /** Bank reference of the payout that completed the order. */
  transferRef?: string | null;
  /** Why the bank returned the rupees. */
  returnReason?: string;
}

/** Columns of an order's return by the bank, when it changes. */
function returnColumns(returned: OrderState['returned'], reason: string, now: Date) {
  if (returned === 'refunded') return { refunded_at: now };
  return returned === 'open' ? { returned_at: now, return_reason: reason } : { returned_at: null, return_reason: null };
}

/** Applies an event to a locked order and stores the new state and its effects, in the caller's transaction. Afterwards `locked` is what is stored. */
export async function applyOrderEvent(
  trx: Transaction<Database>,
  locked: LockedOrder,
  event: OrderEvent,
  now: Date,
  { transfer, transferRef, returnReason = '' }: EventFacts = {},
): Promise<OrderTransition> {
  const before = stateOf(locked);
  const result = orderTransition(before, event);
  if (!result.ok) return result;
  const { state } = result;
  await storeDeposits(trx, locked, [before, state], transfer, now);
  const statusChanged = state.status !== before.status;
  const hasEnded = statusChanged && isFinalStatus(state.status);
  await updateOrder(trx, locked, {
    received_amount: receivedAmount(state).toString(),
    exception: orderException(state),
    ...(state.deposits === before.deposits ? {} : shownDeposits(locked)),
    ...(statusChanged ? { status: state.status } : {}),
    ...(state.inReview === before.inReview ? {} : { review_at: state.inReview ? now : null }),
    // The transfer ends as its order does; a cancelled one never had any.
    ...(hasEnded && state.status !== 'cancelled' ? { transfer_status: state.status } : {}),
    ...(hasEnded ? { finished_at: now } : {}),
    ...(transferRef === undefined ? {} : { transfer_ref: transferRef }),
    ...(state.returned === before.returned ? {} : returnColumns(state.returned, returnReason, now)),
  });
  for (const effect of result.effects) await carryOut(trx, locked, effect, now);
  await noticeOrderEvent(trx, { event, order: locked.row, deposited: transfer?.amount, transferRef }, now);
  return result;
}

/** Lets an order time out again once no exception holds a deposit of it. */
export async function endReview(trx: Transaction<Database>, locked: LockedOrder, now: Date): Promise<void> {
  if (locked.row.review_at === null) return;
  const held = await trx
    .selectFrom('exceptions')
    .select('id')
    .where('order_id', '=', locked.row.id)
    .where('kind', '=', 'screened')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (held) return;
  const mayReopen = !(await hasOtherPending(trx, locked));
  await applyOrderEvent(trx, locked, { type: 'review-ended', mayReopen }, now);
}
