import type { Order } from '@sarraf/api-client';
import { formatRupees, formatUsdt, paymentMethodName } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { orderStatusText, transferStatusText } from '../../../shared/orders/status-text.ts';
import type { OrderView } from '../order/order-view.ts';
import { isFromWallet, isUnknownStatus, resultOf } from './result-notes.ts';
import { payoutDetails } from '../../../shared/orders/payout-details.ts';
import { sellMessages } from '../sell.messages.ts';

/** The rows a result may have, by what they tell (product.md S10). */
export type FactKey = keyof typeof sellMessages.current.result.facts;

/** One row of a result, in words. */
export interface ResultFact {
  key: FactKey;
  label: string;
  /** Whole, as it is copied; identifying numbers of an account are masked. */
  text: string;
}

/** Every field product.md S10 lists for step 4, in the order a slip tells them, each only where the order has it. */
export function resultFacts(order: Order | null, view: OrderView): ResultFact[] {
  const { result: words, amount } = sellMessages.current;
  const sold = resultOf(order) === 'completed';
  // A short deposit is sold as it is once its time is over.
  const partly = sold && order?.exception?.toLowerCase() === 'under';
  const quantity = partly ? (order?.receivedAmount ?? view.quantity) : view.quantity;
  const texts: Partial<Record<FactKey, string | false | null | undefined>> = {
    orderId: view.orderId,
    status: order && isUnknownStatus(order) ? orderStatusText(order.status) : null,
    quantity: `${formatUsdt(quantity)} ${amount.unit}`,
    price: formatRupees(view.price),
    fee: formatRupees(view.fee),
    amount: formatRupees(view.received),
    network: view.network,
    source: order && isFromWallet(order) && words.wallet,
    address: view.address,
    hash: order?.hash,
    transfer: order?.transfer_status && transferStatusText(order.transfer_status),
    method: view.account && paymentMethodName(view.account, formMessages.current.methods),
    ...(order && payoutDetails(order)),
  };
  const labels = { ...words.facts, ...(sold && { quantity: words.sold }) };
  return (Object.keys(texts) as FactKey[]).flatMap((key) => {
    const text = texts[key];
    return text ? [{ key, label: labels[key], text }] : [];
  });
}

/** Who is paid is nobody's business but the seller's: a receipt that leaves the device names neither person nor phone. */
const PRIVATE: ReadonlySet<FactKey> = new Set(['holder', 'phone']);

/** The result as plain lines, to be shared or pasted: the house, the heading, the time, then row by row. */
export const receiptText = (lines: readonly string[], facts: readonly ResultFact[]): string =>
  [...lines, ...facts.flatMap(({ key, label, text }) => (PRIVATE.has(key) ? [] : [`${label}: ${text}`]))].join('\n');
