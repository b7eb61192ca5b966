import type { Order } from '@sarraf/api-client';
import { formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Slip, SlipAmount, SlipSection } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';

export type SeenDepositProps = Pick<Order, 'receivedAmount' | 'confirmations'>;

/** Slip shown when the whole deposit was detected and waits for confirmations, so that nobody sends it twice. */
export function SeenDeposit({ receivedAmount, confirmations }: SeenDepositProps) {
  const messages = useMessages(sellMessages);
  const { payment, amount, result } = messages;
  return (
    <Slip>
      <SlipSection align="center" className="gap-3" role="status">
        <SlipAmount label={payment.seen.label} value={formatUsdt(receivedAmount ?? 0)} unit={amount.unit} size="lg" />
        <p className="text-lg font-bold">{payment.seen.title}</p>
        <p className="text-sm text-ink-2">{payment.seen.detail}</p>
        {confirmations && <p className="text-sm font-semibold text-ink">{result.confirming(confirmations)}</p>}
      </SlipSection>
    </Slip>
  );
}
