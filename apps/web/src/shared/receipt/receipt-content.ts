import type { Order } from '@sarraf/api-client';
import {
  accountName,
  formatRupees,
  formatUsdt,
  isolate,
  karachiTime,
  ltr,
  ltrInCopy,
  parseServerTime,
} from '@sarraf/domain';
import { defineMessages } from '@sarraf/forms/language';
import type * as forms from '@sarraf/forms/messages.en';
import { BRAND } from '../layout/brand.ts';
import { clockMessages } from '../time/clock.messages.ts';
import { calendarText } from '../time/date-text.ts';
import { receiptMessages } from './receipt.messages.ts';

/** Messages of the forms, for the names of the payment methods. */
const formMessages = defineMessages<typeof forms>('messages');

/** One row of a receipt. */
export interface ReceiptRow {
  label: string;
  value: string;
  /** `words` take their direction from the text; figures and codes are left to right in every language. */
  kind: 'words' | 'figure';
}

/** Texts of a receipt in the language of the app, in reading order. */
export interface ReceiptContent {
  brand: string;
  title: string;
  /** What happened: rupees were paid. */
  lead: string;
  /** The rupees. */
  amount: string;
  /** What they were paid for. */
  sentence: string;
  /** Groups of rows: the sale, then the payment. */
  groups: readonly (readonly ReceiptRow[])[];
}

type Row = [label: string, value: string | null | undefined, kind: ReceiptRow['kind']];

const rowsOf = (rows: Row[]): ReceiptRow[] =>
  rows.flatMap(([label, value, kind]) => (value ? [{ label, value, kind }] : []));

/**
 * Moment at which the rupees were paid, in milliseconds; null from a server that does not tell. After a return the last payment counts. An order that
 * was imported has only its events.
 */
const paidMs = ({ paidAt, events }: Order): number | null =>
  parseServerTime(paidAt ?? events?.findLast(({ type }) => type === 'completed')?.at ?? '');

/** Date and time in Asia/Karachi, whatever the zone of the device. */
function timeText(ms: number | null): string | null {
  if (ms === null) return null;
  const [day = '', clock = ''] = karachiTime(new Date(ms)).split(' ');
  const [hour, minute = ''] = clock.split(':');
  const { moment, time } = clockMessages.current;
  return receiptMessages.current.picture.inPakistan({
    moment: moment({ date: calendarText(day), time: time({ hour: Number(hour), minute }) }),
  });
}

/**
 * Texts of the receipt of a completed order (product.md R58). No name, phone number, full account number, deposit address or transaction hash:
 * a receipt is sent to people who need none of them, and the chain shows everything else about an address.
 */
export function receiptContent(order: Order): ReceiptContent {
  const { picture } = receiptMessages.current;
  const { bank_id: account } = order;
  const quantity = `${formatUsdt(order.soldAmount ?? order.quantity)} ${picture.unit}`;
  const isFromWallet = order.source?.toLowerCase() === 'wallet';
  const paid = timeText(paidMs(order));
  return {
    brand: BRAND.name,
    title: picture.receipt,
    lead: picture.paid,
    amount: formatRupees(order.net_amount),
    sentence: picture.sentence({ quantity: ltr(quantity), brand: isolate(BRAND.name) }),
    groups: [
      rowsOf([
        [picture.sold, quantity, 'figure'],
        [picture.price, formatRupees(order.price), 'figure'],
        [picture.fee, formatRupees(order.platform_fee), 'figure'],
        isFromWallet
          ? [picture.source, picture.wallet, 'words']
          : [picture.network, order.networkName ?? order.network.toUpperCase(), 'words'],
      ]),
      rowsOf([
        [picture.account, account && accountName(account, formMessages.current.methods), 'words'],
        [order.transferRefIsUtr === false ? picture.paymentReference : picture.utr, order.transfer_ref, 'figure'],
        paid === null
          ? [picture.orderedAt, timeText(parseServerTime(order.created_ts)), 'words']
          : [picture.paidAt, paid, 'words'],
        [picture.orderId, order._id, 'figure'],
      ]),
    ],
  };
}

/** A receipt as plain text: the alternative text of the picture, and what is copied. Its values keep their order inside Urdu. */
export const receiptText = ({ brand, title, lead, amount, sentence, groups }: ReceiptContent): string =>
  [
    `${brand} · ${title}`,
    `${lead}: ${ltrInCopy(amount)}`,
    sentence,
    ...groups
      .flat()
      .map(({ label, value, kind }) => `${label}: ${kind === 'figure' ? ltrInCopy(value) : isolate(value)}`),
  ].join('\n');
