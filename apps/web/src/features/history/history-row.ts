import type { Order, User } from '@sarraf/api-client';
import {
  accountName,
  awaitsAccount,
  formatMobile,
  formatRupees,
  formatUsdt,
  historyIconTone,
  ORDER_EXPIRY_MS,
  orderTone,
  payDeadline,
} from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { orderStatusText } from '../../shared/orders/status-text.ts';
import type { ReadOrder } from './history-pages.ts';
import { historyMessages } from './history.messages.ts';

/** Whether it is USDT credited to the wallet without a sale (product.md R19). */
export const isReceived = ({ type }: Pick<Order, 'type'>): boolean => type?.toLowerCase() === 'receive';

/** The large figure of an order: rupees of a sale, USDT of a credit. */
export const amountText = (order: Order): string =>
  isReceived(order) ? `${formatUsdt(order.quantity)} ${historyMessages.current.unit}` : formatRupees(order.net_amount);

/** An order as its row shows it (product.md S12); `status` is the one to display, which the time may have changed. */
export function rowView(order: Order, status: string) {
  const received = isReceived(order);
  return {
    direction: received ? ('received' as const) : ('sent' as const),
    amount: amountText(order),
    details: received
      ? historyMessages.current.credited
      : historyMessages.current.soldAt({ quantity: formatUsdt(order.quantity), price: formatRupees(order.price) }),
    /** Null for USDT that nothing is paid out for. */
    account: order.bank_id && !received ? accountName(order.bank_id, formMessages.current.methods) : null,
    network: order.network.toUpperCase(),
    status: orderStatusText(status),
    badgeTone: orderTone(status),
    iconTone: historyIconTone(status),
  };
}

/** The owner of an order; null when the server does not tell. */
export function ownerView({ user_id: owner }: Pick<Order, 'user_id'>) {
  if (!owner) return null;
  return {
    userId: owner._id,
    name: owner.name?.trim() || historyMessages.current.ownerUnknown,
    /** As people read it; empty when the server does not tell. */
    mobile: owner.mobile ? formatMobile(owner.mobile) : '',
  };
}

/** Whose an order is, as administrators see it. */
export type OwnerView = NonNullable<ReturnType<typeof ownerView>>;

/** Whether an order is the viewer's; one without an owner is, since others are told only to administrators, by name. */
export const isOwnOrder = ({ user_id: owner }: Pick<Order, 'user_id'>, viewer: Pick<User, '_id'>): boolean =>
  !owner || owner._id === viewer._id;

/** Whether the viewer may choose another account for it: its payout was refused, and it is theirs (product.md S12). */
export const mayChooseAccount = (order: Order, viewer: Pick<User, '_id'>): boolean =>
  isOwnOrder(order, viewer) && awaitsAccount(order);

/** When the time to pay ends, in milliseconds of the app's clock; the viewer's own expiry time is only theirs (product.md R20). */
export const deadlineOf = ({ order, readMs }: ReadOrder, viewer: Pick<User, '_id' | 'transaction_exp_time'>) =>
  payDeadline(order, readMs, isOwnOrder(order, viewer) ? viewer.transaction_exp_time : ORDER_EXPIRY_MS);
