import type { Order, User } from '@sarraf/api-client';
import {
  accountName,
  awaitsAccount,
  formatMobile,
  formatRupees,
  formatUsdt,
  historyIconTone,
  ORDER_EXPIRY_MS,
  orderStage,
  orderTone,
  payDeadline,
  returnStage,
  type OrderStage,
  type Tone,
} from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { orderStatusText } from '../../shared/orders/status-text.ts';
import type { LoadedOrder } from './history-pages.ts';
import { historyMessages } from './history.messages.ts';

/** Whether an order is USDT credited to the wallet without a sale (product.md R19). */
export const isReceived = ({ type }: Pick<Order, 'type'>): boolean => type?.toLowerCase() === 'receive';

/** Large amount of an order: rupees for a sale, USDT for a credit. */
export const amountText = (order: Order): string =>
  isReceived(order) ? `${formatUsdt(order.quantity)} ${historyMessages.current.unit}` : formatRupees(order.net_amount);

/** Texts and tones of an order's row (product.md S12). `status` is the displayed status: a pending order may have run out of time. */
export function rowView(order: Order, status: string) {
  const received = isReceived(order);
  return {
    direction: received ? ('received' as const) : ('sent' as const),
    amount: amountText(order),
    details: received
      ? historyMessages.current.credited
      : historyMessages.current.soldAt({
          quantity: formatUsdt(order.soldAmount ?? order.quantity),
          price: formatRupees(order.price),
        }),
    /** Null for a credit, which has no payout. */
    account: order.bank_id && !received ? accountName(order.bank_id, formMessages.current.methods) : null,
    network: order.network.toUpperCase(),
    status: orderStatusText(status),
    badgeTone: orderTone(status),
    iconTone: historyIconTone(status),
  };
}

/** Owner of an order; null if the reply contains none. */
export function ownerView({ user_id: owner }: Pick<Order, 'user_id'>) {
  if (!owner) return null;
  return {
    userId: owner._id,
    name: owner.name?.trim() || historyMessages.current.ownerUnknown,
    /** Formatted mobile number; empty if the reply contains none. */
    mobile: owner.mobile ? formatMobile(owner.mobile) : '',
  };
}

/** Owner of an order, as shown to administrators. */
export type OwnerView = NonNullable<ReturnType<typeof ownerView>>;

/** Whether an order belongs to the viewer. Replies name the owner only to administrators, so an order without owner is the viewer's own. */
export const isOwnOrder = ({ user_id: owner }: Pick<Order, 'user_id'>, viewer: Pick<User, '_id'>): boolean =>
  !owner || owner._id === viewer._id;

/** Tag of an order whose rupees the bank returned (product.md R50): what becomes of them; null for any other order. */
export function returnTag(order: Order): { tone: Tone; text: string } | null {
  const stage = returnStage(order);
  if (stage === null) return null;
  const tones = { 'awaits-account': 'notice', 'paying-again': 'info', refunded: 'neutral' } as const;
  return { tone: tones[stage], text: historyMessages.current.returned.tags[stage] };
}

/** Whether the details say how the payout of the viewer's own order failed, and offer another account while that helps (product.md S12). */
export const hasPayoutProblem = (order: Order, viewer: Pick<User, '_id'>): boolean =>
  isOwnOrder(order, viewer) && (awaitsAccount(order) || returnStage(order) !== null);

const BEFORE_PAYOUT = new Set<OrderStage>(['confirming', 'part', 'queued']);

/** Whether only its turn and the confirmations hold up the rupees of an order: a pause of payouts does too (product.md R54). */
export const waitsForPayout = (order: Order): boolean => {
  const stage = orderStage(order);
  return stage !== null && BEFORE_PAYOUT.has(stage);
};

/** Deadline for the deposit, in milliseconds of the app's clock. The viewer's `transaction_exp_time` is used for own orders only (product.md R20). */
export const deadlineOf = ({ order, readMs }: LoadedOrder, viewer: Pick<User, '_id' | 'transaction_exp_time'>) =>
  payDeadline(order, readMs, isOwnOrder(order, viewer) ? viewer.transaction_exp_time : ORDER_EXPIRY_MS);
