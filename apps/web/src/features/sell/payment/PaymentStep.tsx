import type { Network } from '@sarraf/api-client';
import { formatUsdt, secondsLeft as secondsUntil } from '@sarraf/domain';
import { Button, Countdown, Notice } from '@sarraf/ui';
import { Trash2 } from 'lucide-react';
import { HeaderEnd } from '../../../shared/page-header/index.ts';
import { ConnectionLine } from '../order/ConnectionLine.tsx';
import { DepositSlip } from './DepositSlip.tsx';
import { type OrderView, changedQuote, networkName } from '../order/order-view.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { sellMessages } from '../sell.messages.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

export interface PaymentStepProps {
  tracked: TrackedOrder;
  view: OrderView;
  networks: readonly Network[];
  nowMs: number;
  reconnecting: boolean;
  /** Asks whether to cancel; absent while the order cannot be cancelled. */
  onCancel?: (() => void) | undefined;
  onAcceptChange: () => void;
}

const { payment } = sellMessages;
// Said aloud at these moments only; a voice that counts every second drives people out.
const MARKS = [600, 300, 60].map((seconds) => ({ seconds, text: payment.minutesLeft({ minutes: seconds / 60 }) }));
const HURRY_SECONDS = 120;

/** Step 3: where to send how much, on which network, and how much time is left (spec §2). */
export function PaymentStep(props: PaymentStepProps) {
  const { tracked, view, networks, nowMs, reconnecting, onCancel, onAcceptChange } = props;
  const left = secondsUntil(tracked.deadlineMs, nowMs);
  const change = changedQuote(tracked);
  const seen = tracked.order?.receivedAmount ?? 0;
  const rest = view.quantity.minus(seen);
  const network = networkName(view.networkId, networks);

  return (
    <div className="flex flex-col gap-4">
      <HeaderEnd>
        <Countdown
          secondsLeft={left}
          label={payment.timeLeft}
          tone={left <= HURRY_SECONDS ? 'negative' : 'notice'}
          announceAt={MARKS}
        />
      </HeaderEnd>
      <ConnectionLine reconnecting={reconnecting} />
      {change && <PriceChanged {...change} onContinue={onAcceptChange} onCancel={onCancel} />}
      {seen > 0 && (
        <Notice tone="notice" live="polite">
          {payment.underPaid({ received: formatUsdt(seen), due: formatUsdt(view.quantity) })}
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        <DepositSlip address={view.address} quantity={rest.gt(0) ? rest : view.quantity} network={network} />
        <div className="flex flex-col gap-4">
          <Notice tone="notice">{payment.warning}</Notice>
          <PaymentDetails view={view} network={network} />
          {onCancel && (
            <Button variant="quiet" onClick={onCancel} className="self-center text-negative">
              <Trash2 aria-hidden="true" className="size-4.5" />
              {payment.cancel}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
