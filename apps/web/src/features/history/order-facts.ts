import type { Order } from '@sarraf/api-client';
import {
  depositRest,
  formatRupees,
  formatUsdt,
  isFinalStatus,
  orderResult,
  orderStatus,
  parseServerTime,
  paymentMethodName,
} from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { payoutDetails } from '../../shared/orders/payout-details.ts';
import { isReceived } from './history-row.ts';
import { historyMessages } from './history.messages.ts';

/** Row of the details: a label and a text. */
export interface OrderFact {
  label: string;
  text: string;
  /** `id` is small text; `id` and `code` are not translated; `words` take their direction from the text, all others are left to right. */
  kind: 'id' | 'code' | 'figure' | 'words';
}

/** Label of the large amount: received, due, or neither, for the viewer or another seller. */
export function amountLabel(order: Order, status: string, isOwn: boolean): string {
  const { amounts } = historyMessages.current.details;
  const { done, due } = isOwn ? amounts.own : amounts.others;
  if (isReceived(order)) return amounts.credited;
  if (order.payoutReturned) return amounts.none;
  if (orderResult(status) === 'completed') return done;
  return orderStatus(status) !== null && !isFinalStatus(status) ? due : amounts.none;
}

/** Message about a deposit that was late, short (and whether the rest can still be sent) or too large; null for any other. */
export function exceptionText(exception: string | null | undefined, isOpen: boolean): string | null {
  const { late, under, underOpen, over } = historyMessages.current.exceptions;
  const texts = new Map([
    ['late', late],
    ['under', isOpen ? underOpen : under],
    ['over', over],
  ]);
  return texts.get(exception?.toLowerCase() ?? '') ?? null;
}

type Row = [label: string, text: string | null | undefined | false, kind: OrderFact['kind']];

const factsOf = (rows: Row[]): OrderFact[] =>
  rows.flatMap(([label, text, kind]) => (text ? [{ label, text, kind }] : []));

/** Figures of an order; those it does not have are left out (product.md S12). The missing amount is included only while it can still be sent. */
export function figuresOf(order: Order, isOpen: boolean): OrderFact[] {
  const { details: messages, unit } = historyMessages.current;
  const createdMs = parseServerTime(order.created_ts);
  const received = isReceived(order);
  const arrived = order.receivedAmount ?? 0;
  const quantity = order.soldAmount ?? order.quantity;
  const { confirmations } = order;
  return factsOf([
    [messages.orderId, order._id, 'id'],
    [messages.date, createdMs !== null && dateTimeText(createdMs), 'words'],
    [messages.quantity, !received && `${formatUsdt(quantity)} ${unit}`, 'figure'],
    [messages.price, !received && formatRupees(order.price), 'figure'],
    [messages.fee, !received && formatRupees(order.platform_fee), 'figure'],
    [messages.arrived, arrived > 0 && arrived !== quantity && `${formatUsdt(arrived)} ${unit}`, 'figure'],
    [
      messages.stillMissing,
      isOpen && arrived > 0 && `${formatUsdt(depositRest(order.quantity, arrived))} ${unit}`,
      'figure',
    ],
    [
      messages.confirmations,
      !!confirmations && confirmations.have < confirmations.need && messages.confirmationsOf(confirmations),
      'figure',
    ],
    [messages.network, order.network.toUpperCase(), 'words'],
    [messages.source, order.source?.toLowerCase() === 'wallet' && messages.wallet, 'words'],
  ]);
}

/** Payout details of an order; those it does not have are left out. Empty for a credit to the wallet. */
export function payoutFactsOf(order: Order): OrderFact[] {
  const { details: messages } = historyMessages.current;
  if (isReceived(order)) return [];
  const { holder, phone, account, iban, utr } = payoutDetails(order);
  const { payoutReturned: returned } = order;
  const returnedMs = returned ? parseServerTime(returned.at) : null;
  const refundedMs = parseServerTime(returned?.refundedAt ?? '');
  const utrLabel = returned ? messages.utrReturned : messages.utr;
  return factsOf([
    [messages.method, order.bank_id && paymentMethodName(order.bank_id, formMessages.current.methods), 'words'],
    [messages.holder, holder, 'words'],
    [messages.phone, phone, 'code'],
    [messages.account, account, 'code'],
    [messages.iban, iban, 'code'],
    [order.transferRefIsUtr === false ? messages.paymentReference : utrLabel, utr, 'id'],
    [messages.returnedAt, returnedMs !== null && dateTimeText(returnedMs), 'words'],
    [messages.returnReason, returned?.reason.trim(), 'words'],
    [messages.refundedAt, refundedMs !== null && dateTimeText(refundedMs), 'words'],
  ]);
}
