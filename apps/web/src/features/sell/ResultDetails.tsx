import type { Order } from '@sarraf/api-client';
import {
  explorerLink,
  formatRupees,
  formatUsdt,
  paymentMethodName,
  orderTone,
  statusWords,
  transferStatusWords,
  transferTone,
} from '@sarraf/domain';
import { AddressText, KeyValueList, LeaderRow, StatusBadge, TextLink } from '@sarraf/ui';
import type { OrderView } from './order-view.ts';
import { isUnknownStatus, resultOf } from './result-notes.ts';
import { payoutDetails } from './result-rows.ts';
import { sellMessages } from './sell.messages.ts';

export interface ResultDetailsProps {
  /** Null while it was never read. */
  order: Order | null;
  view: OrderView;
  /** Name of the network. */
  network: string;
}

/** Every field spec §2 lists for step 4, each only where the order has it. */
export function ResultDetails({ order, view, network }: ResultDetailsProps) {
  const { result: words, amount } = sellMessages;
  const payout = order ? payoutDetails(order) : {};
  const link = order && explorerLink(order.network, order.hash);
  const isSold = resultOf(order) === 'completed';
  // A short deposit is sold as it is once its time is over.
  const isShort = isSold && order?.exception?.toLowerCase() === 'under';
  const quantity = isShort ? (order?.receivedAmount ?? view.quantity) : view.quantity;
  const figure = (text: string) => <bdi dir="ltr">{text}</bdi>;

  return (
    <KeyValueList>
      <LeaderRow
        label={words.orderId}
        value={
          <bdi dir="ltr" translate="no" className="text-xs">
            {view.orderId}
          </bdi>
        }
      />
      {order && isUnknownStatus(order) && (
        <LeaderRow
          label={words.status}
          value={<StatusBadge tone={orderTone(order.status)}>{statusWords(order.status)}</StatusBadge>}
        />
      )}
      <LeaderRow
        label={isSold ? words.sold : words.quantity}
        value={figure(`${formatUsdt(quantity)} ${amount.unit}`)}
      />
      <LeaderRow label={words.price} value={figure(formatRupees(view.price))} />
      <LeaderRow label={words.fee} value={figure(formatRupees(view.fee))} />
      <LeaderRow label={words.amount} value={figure(formatRupees(view.received))} />
      <LeaderRow label={words.network} value={<bdi>{network}</bdi>} />
      <LeaderRow label={words.address} value={<AddressText form="short" value={view.address} />} />
      {order?.hash && (
        <LeaderRow
          label={words.hash}
          value={
            link ? (
              <TextLink tone="info" href={link} newTabLabel={words.opensExplorer}>
                <AddressText form="short" value={order.hash} />
              </TextLink>
            ) : (
              <AddressText form="short" value={order.hash} />
            )
          }
        />
      )}
      {order?.transfer_status && (
        <LeaderRow
          label={words.transfer}
          value={
            <StatusBadge tone={transferTone(order.transfer_status)}>
              {transferStatusWords(order.transfer_status)}
            </StatusBadge>
          }
        />
      )}
      {view.account && <LeaderRow label={words.method} value={<bdi>{paymentMethodName(view.account)}</bdi>} />}
      {payout.holder && <LeaderRow label={words.holder} value={<bdi>{payout.holder}</bdi>} />}
      {payout.phone && <LeaderRow label={words.phone} value={figure(payout.phone)} />}
      {payout.account && <LeaderRow label={words.account} value={figure(payout.account)} />}
      {payout.iban && <LeaderRow label={words.iban} value={figure(payout.iban)} />}
      {payout.utr && (
        <LeaderRow
          label={words.utr}
          value={
            <bdi dir="ltr" translate="no" className="text-xs">
              {payout.utr}
            </bdi>
          }
        />
      )}
    </KeyValueList>
  );
}
