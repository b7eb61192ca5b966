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

/** A row of the details that is a word and a text. */
export interface OrderFact {
  label: string;
  text: string;
  /** Long ids are set smaller; codes are compared sign by sign, figures are read; names and dates have a direction of their own. */
  kind: 'id' | 'code' | 'figure' | 'words';
}

/** What the large figure of an order is: money that came, will come, or would have come, to the viewer or to somebody else. */
export function amountLabel(order: Order, status: string, isOwn: boolean): string {
  const { amounts } = historyMessages.current.details;
  const { done, due } = isOwn ? amounts.own : amounts.others;
  if (isReceived(order)) return amounts.credited;
  if (orderResult(status) === 'completed') return done;
  return orderStatus(status) !== null && !isFinalStatus(status) ? due : amounts.none;
}

/** The sentence about a deposit that was late, short (and whether the rest may still be sent) or too much; null when nothing is to be said. */
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

/** The figures of an order, each only where it has one (product.md S12); what is missing only while it can still be sent. */
export function figuresOf(order: Order, isOpen: boolean): OrderFact[] {
  const { details: words, unit } = historyMessages.current;
  const createdMs = parseServerTime(order.created_ts);
  const received = isReceived(order);
  const arrived = order.receivedAmount ?? 0;
  const { confirmations } = order;
  return factsOf([
    [words.orderId, order._id, 'id'],
    [words.date, createdMs !== null && dateTimeText(createdMs), 'words'],
    [words.quantity, !received && `${formatUsdt(order.quantity)} ${unit}`, 'figure'],
    [words.price, !received && formatRupees(order.price), 'figure'],
    [words.fee, !received && formatRupees(order.platform_fee), 'figure'],
    [words.arrived, arrived > 0 && arrived !== order.quantity && `${formatUsdt(arrived)} ${unit}`, 'figure'],
    [
      words.stillMissing,
      isOpen && arrived > 0 && `${formatUsdt(depositRest(order.quantity, arrived))} ${unit}`,
      'figure',
    ],
    [
      words.confirmations,
      !!confirmations && confirmations.have < confirmations.need && words.confirmationsOf(confirmations),
      'figure',
    ],
    [words.network, order.network.toUpperCase(), 'words'],
    [words.source, order.source?.toLowerCase() === 'wallet' && words.wallet, 'words'],
  ]);
}

/** Where the rupees go or went, each row only where the order has it; a credit to the wallet goes nowhere. */
export function payoutFactsOf(order: Order): OrderFact[] {
  const { details: words } = historyMessages.current;
  if (isReceived(order)) return [];
  const { holder, phone, account, iban, utr } = payoutDetails(order);
  return factsOf([
    [words.method, order.bank_id && paymentMethodName(order.bank_id, formMessages.current.methods), 'words'],
    [words.holder, holder, 'words'],
    [words.phone, phone, 'code'],
    [words.account, account, 'code'],
    [words.iban, iban, 'code'],
    [words.utr, utr, 'id'],
  ]);
}
