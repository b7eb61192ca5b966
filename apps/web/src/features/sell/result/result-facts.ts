import type { Order } from '@sarraf/api-client';
import { formatRupees, formatUsdt, isolate, ltrInCopy, parseServerTime, paymentMethodName } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { orderStatusText, transferStatusText } from '../../../shared/orders/status-text.ts';
import type { OrderView } from '../order/order-view.ts';
import { isFromWallet, isUnknownStatus, resultOf } from './result-notes.ts';
import { dateTimeText } from '../../../shared/time/date-text.ts';
import { payoutDetails } from '../../../shared/orders/payout-details.ts';
import { sellMessages } from '../sell.messages.ts';

/** Keys of the rows a result may have (product.md S10). */
export type FactKey = keyof typeof sellMessages.current.result.facts;

/** One row of a result, as text. */
export interface ResultFact {
  key: FactKey;
  label: string;
  /** Full text, as it is copied; account numbers are masked. */
  text: string;
}

/** Rows of step 4 in the order of the slip, as product.md S10 lists them; a field the order lacks has no row. */
export function resultFacts(order: Order | null, view: OrderView): ResultFact[] {
  const { result: messages, amount } = sellMessages.current;
  const sold = resultOf(order) === 'completed';
  const returned = order?.payoutReturned;
  const returnedMs = returned ? parseServerTime(returned.at) : null;
  const texts: Partial<Record<FactKey, string | false | null | undefined>> = {
    orderId: view.orderId,
    status: order && isUnknownStatus(order) ? orderStatusText(order.status) : null,
    quantity: `${formatUsdt(order?.soldAmount ?? view.quantity)} ${amount.unit}`,
    price: formatRupees(view.price),
    fee: formatRupees(view.fee),
    amount: formatRupees(view.received),
    network: view.network,
    source: order && isFromWallet(order) && messages.wallet,
    address: view.address,
    hash: order?.hash,
    transfer: !returned && order?.transfer_status && transferStatusText(order.transfer_status),
    returned: returnedMs !== null && dateTimeText(returnedMs),
    method: view.account && paymentMethodName(view.account, formMessages.current.methods),
    ...(order && payoutDetails(order)),
  };
  const labels = {
    ...messages.facts,
    ...(sold && { quantity: messages.sold }),
    ...(returned && { utr: messages.utrReturned }),
    ...(order?.transferRefIsUtr === false && { utr: messages.paymentReference }),
  };
  return (Object.keys(texts) as FactKey[]).flatMap((key) => {
    const text = texts[key];
    return text ? [{ key, label: labels[key], text }] : [];
  });
}

/** Rows left out of a receipt that leaves the device: the name and phone number of the payee are private. */
const PRIVATE: ReadonlySet<FactKey> = new Set(['holder', 'phone']);

/** Rows that are words; all others are figures and codes. */
const WORDS: ReadonlySet<FactKey> = new Set(['status', 'network', 'source', 'transfer', 'returned', 'method']);

/** Receipt as plain text, to be shared or pasted: `lines` (brand, heading, time), then one line per row. Its values keep their order inside Urdu. */
export function receiptText(lines: readonly string[], facts: readonly ResultFact[]): string {
  const rows = facts.filter(({ key }) => !PRIVATE.has(key));
  const line = ({ key, label, text }: ResultFact) => `${label}: ${WORDS.has(key) ? isolate(text) : ltrInCopy(text)}`;
  return [...lines, ...rows.map(line)].join('\n');
}
