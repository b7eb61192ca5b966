import { formatAmount, formatUsdt, maskedDetail, type OrderEvent } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { queueOrderMessage } from '../messages/order-messages.ts';
import { payoutAccount } from '../people/banks.ts';
import type { OrderRow } from './order-reply.ts';

/** Characters of an account that a message shows. */
const SHOWN_CHARACTERS = 4;

/** Last characters of the account that an order is paid to. */
async function accountEnding(trx: Transaction<Database>, order: OrderRow): Promise<string> {
  const bank = await trx.selectFrom('banks').selectAll().where('id', '=', order.bank_account_id).executeTakeFirst();
  return bank ? maskedDetail(payoutAccount(bank)).slice(-SHOWN_CHARACTERS) : '';
}

const usdt = (amount: string): string => `${formatUsdt(amount)} USDT`;

/** What a message about an event of an order needs to know. */
interface EventOfOrder {
  event: OrderEvent;
  order: OrderRow;
  /** USDT of the deposit that was just seen. */
  deposited?: string | undefined;
  /** Bank reference of the payout. */
  transferRef?: string | null | undefined;
}

/** Queues the message about an event of an order, if there is one: a deposit seen, rupees paid, the time over (product.md R48). */
export async function noticeOrderEvent(
  trx: Transaction<Database>,
  { event, order, deposited, transferRef }: EventOfOrder,
  now: Date,
): Promise<void> {
  if (event.type === 'payout-completed') {
    const account = await accountEnding(trx, order);
    const values = { rupees: formatAmount(order.net_amount), account: account || '-', utr: transferRef || '-' };
    // A payout that the bank returned is paid again, with another reference.
    const about = transferRef ? { about: transferRef } : {};
    return queueOrderMessage(trx, { order, template: 'paid', values, ...about }, now);
  }
  if (order.status === 'timeout' && event.type === 'read-up-to') {
    return queueOrderMessage(trx, { order, template: 'timed-out', values: { amount: usdt(order.quantity) } }, now);
  }
  const isAwaited = order.status === 'pending' || (order.status === 'in_process' && order.sold_amount === null);
  if (deposited === undefined || !isAwaited) return undefined;
  return queueOrderMessage(trx, { order, template: 'deposit-seen', values: { amount: usdt(deposited) } }, now);
}

/** Queues the message that the bank refused a payout. `attempt`: each attempt can be refused once. */
export const noticePayoutProblem = (
  trx: Transaction<Database>,
  order: OrderRow,
  attempt: number,
  now: Date,
): Promise<void> =>
  queueOrderMessage(
    trx,
    { order, template: 'payout-problem', values: { rupees: formatAmount(order.net_amount) }, about: attempt },
    now,
  );
