import { depositRest, formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Countdown, Slip, SlipAmount, SlipSection, SlipTear } from '@sarraf/ui';
import { DepositAddress } from '../payment/DepositAddress.tsx';
import type { OrderView } from '../order/order-view.ts';
import { sellMessages } from '../sell.messages.ts';

export interface TopUpProps {
  view: OrderView;
  /** USDT that arrived so far. */
  receivedAmount: number;
  /** Until what arrived is sold as it is. */
  secondsLeft: number;
}

/** What is missing of a short deposit and where to send it, for as long as it can be made up. */
export function TopUp({ view, receivedAmount, secondsLeft }: TopUpProps) {
  const words = useMessages(sellMessages);
  const { payment, amount, result } = words;
  const missing = depositRest(view.quantity, receivedAmount);
  return (
    <Slip>
      <SlipSection align="center" className="gap-3">
        <Countdown secondsLeft={secondsLeft} label={payment.timeLeft} />
        <SlipAmount label={result.topUp.label} value={formatUsdt(missing)} unit={amount.unit} size="md" />
        <p className="text-sm text-ink-2">{result.topUp.detail}</p>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <DepositAddress address={view.address} network={view.network} />
      </SlipSection>
    </Slip>
  );
}
