import { accountName, formatRupees, formatUsdt } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow } from '@sarraf/ui';
import type { OrderView } from '../order/order-view.ts';
import { sellMessages } from '../sell.messages.ts';

/** Figures of the order, label and value joined by leader dots. */
export function PaymentDetails({ view }: { view: OrderView }) {
  const { payment, amount } = useMessages(sellMessages);
  const { methods } = useMessages(formMessages);
  return (
    <section aria-label={payment.figures} className="flex flex-col gap-3 px-1">
      <KeyValueList>
        <LeaderRow
          label={payment.orderId}
          value={
            <bdi dir="ltr" translate="no" className="text-xs">
              {view.orderId}
            </bdi>
          }
        />
        <LeaderRow
          label={payment.quantity}
          value={<bdi dir="ltr">{`${formatUsdt(view.quantity)} ${amount.unit}`}</bdi>}
        />
        <LeaderRow label={payment.price} value={<bdi dir="ltr">{formatRupees(view.price)}</bdi>} />
        <LeaderRow label={payment.fee} value={<bdi dir="ltr">{formatRupees(view.fee)}</bdi>} />
        <LeaderRow label={payment.network} value={<bdi translate="no">{view.network}</bdi>} />
        {view.account && (
          <LeaderRow label={payment.creditTo} value={<bdi translate="no">{accountName(view.account, methods)}</bdi>} />
        )}
        <LeaderRow
          label={payment.receive}
          value={<bdi dir="ltr">{formatRupees(view.received)}</bdi>}
          weight="total"
          tone="positive"
        />
      </KeyValueList>
      {view.account && <p className="text-xs text-ink-2">{payment.creditNote}</p>}
    </section>
  );
}
