import type { Order } from '@sarraf/api-client';
import { formatRupees, formatUsdt, paymentMethodName, statusWords, transferStatusWords } from '@sarraf/domain';
import type { OrderView } from '../order/order-view.ts';
import { isUnknownStatus, resultOf } from './result-notes.ts';
import { payoutDetails } from '../../../shared/payout-details/index.ts';
import { sellMessages } from '../sell.messages.ts';

/** The rows a result may have, by what they tell (product.md S10). */
export type FactKey =
  | 'orderId'
  | 'status'
  | 'quantity'
  | 'price'
  | 'fee'
  | 'amount'
  | 'network'
  | 'address'
  | 'hash'
  | 'transfer'
  | 'method'
  | 'holder'
  | 'phone'
  | 'account'
  | 'iban'
  | 'utr';

/** One row of a result, in words. */
export interface ResultFact {
  key: FactKey;
  label: string;
  /** Whole, as it is copied; identifying numbers of an account are masked. */
  text: string;
}

/** Every field product.md S10 lists for step 4, in the order a slip tells them, each only where the order has it. */
export function resultFacts(order: Order | null, view: OrderView, network: string): ResultFact[] {
  const { result: words, amount } = sellMessages;
  const payout = order ? payoutDetails(order) : {};
  const sold = resultOf(order) === 'completed';
  // A short deposit is sold as it is once its time is over.
  const partly = sold && order?.exception?.toLowerCase() === 'under';
  const quantity = partly ? (order?.receivedAmount ?? view.quantity) : view.quantity;
  const rows: [FactKey, string, string | null | undefined][] = [
    ['orderId', words.orderId, view.orderId],
    ['status', words.status, order && isUnknownStatus(order) ? statusWords(order.status) : null],
    ['quantity', sold ? words.sold : words.quantity, `${formatUsdt(quantity)} ${amount.unit}`],
    ['price', words.price, formatRupees(view.price)],
    ['fee', words.fee, formatRupees(view.fee)],
    ['amount', words.amount, formatRupees(view.received)],
    ['network', words.network, network],
    ['address', words.address, view.address],
    ['hash', words.hash, order?.hash],
    ['transfer', words.transfer, order?.transfer_status && transferStatusWords(order.transfer_status)],
    ['method', words.method, view.account && paymentMethodName(view.account)],
    ['holder', words.holder, payout.holder],
    ['phone', words.phone, payout.phone],
    ['account', words.account, payout.account],
    ['iban', words.iban, payout.iban],
    ['utr', words.utr, payout.utr],
  ];
  return rows.flatMap(([key, label, text]) => (text ? [{ key, label, text }] : []));
}

/** Who is paid is nobody's business but the seller's: a receipt that leaves the device names neither person nor phone. */
const PRIVATE: ReadonlySet<FactKey> = new Set(['holder', 'phone']);

/** The result as plain lines, to be shared or pasted: the house, the heading, the time, then row by row. */
export const receiptText = (lines: readonly string[], facts: readonly ResultFact[]): string =>
  [...lines, ...facts.flatMap(({ key, label, text }) => (PRIVATE.has(key) ? [] : [`${label}: ${text}`]))].join('\n');
