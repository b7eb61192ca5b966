import { depositRest, formatUsdt, secondsLeft as secondsUntil } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { ActionBar, Button, Countdown, type CountdownProps, Notice, Slip, SlipSection } from '@sarraf/ui';
import { Trash2 } from 'lucide-react';
import { HeaderEnd } from '../../../shared/layout/page-header.tsx';
import { OrderHelp } from '../../../shared/orders/OrderHelp.tsx';
import { useNewsSwitch } from '../../../shared/orders/timeline-slot.ts';
import { ChainNotice } from '../order/ChainNotice.tsx';
import { PollNotice } from '../order/PollNotice.tsx';
import { type OrderStepProps, changedQuote } from '../order/order-view.ts';
import { sellMessages } from '../sell.messages.ts';
import { AddressCopy } from './AddressCopy.tsx';
import { DepositQr } from './DepositQr.tsx';
import { DepositSlip } from './DepositSlip.tsx';
import { PaymentColumns } from './PaymentColumns.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { SeenDeposit } from './SeenDeposit.tsx';

export interface PaymentStepProps extends OrderStepProps {
  /** Opens the cancel dialog; undefined while the order cannot be cancelled. */
  onCancel?: (() => void) | undefined;
  onAcceptChange: () => void;
}

// Screen readers announce the time left only at these marks: announcing every second would drown out everything else.
const MARK_SECONDS = [600, 300, 60];
const HURRY_SECONDS = 120;

/**
 * Step 3: how much to send, on which network, to which address, and how much time is left (product.md S9). On phones the QR code comes last,
 * since nobody scans their own screen; on wide screens it is beside the address.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { payment, result } = useMessages(sellMessages);
  const { tracked, view, nowMs, poll, onCancel, onAcceptChange } = props;
  const renderNewsSwitch = useNewsSwitch();
  const left = secondsUntil(tracked.deadlineMs, nowMs);
  const change = changedQuote(tracked);
  const { address, network } = view;
  const received = tracked.order?.receivedAmount ?? 0;
  const quantity = depositRest(view.quantity, received);
  const isDue = quantity.gt(0);
  const wait = tracked.order?.confirmations;
  const clock: CountdownProps = {
    secondsLeft: left,
    label: payment.timeLeft,
    tone: left <= HURRY_SECONDS ? 'negative' : 'notice',
    announceAt: MARK_SECONDS.map((seconds) => ({ seconds, text: payment.minutesLeft({ minutes: seconds / 60 }) })),
  };

  return (
    <div className="flex flex-col gap-4">
      {isDue && (
        <HeaderEnd>
          <Countdown {...clock} className="max-lg:hidden" />
        </HeaderEnd>
      )}
      <PollNotice orderId={view.orderId} poll={poll} />
      <ChainNotice order={tracked.order} networkId={view.networkId} />
      {change && <PriceChanged {...change} onContinue={onAcceptChange} onCancel={onCancel} />}
      {received > 0 && isDue && (
        <Notice tone="notice" live="polite">
          <span>{payment.underPaid({ received: formatUsdt(received), due: formatUsdt(view.quantity) })}</span>
          {wait && wait.have < wait.need && <p className="mt-1 font-normal">{result.confirming(wait)}</p>}
        </Notice>
      )}
      <PaymentColumns withCode={isDue}>
        {isDue ? (
          <>
            <DepositSlip address={address} quantity={quantity} network={network} isRest={received > 0} />
            <ActionBar className="thumb:order-last">
              <div className="flex flex-wrap items-center gap-3">
                <div className="min-w-0 flex-auto">
                  <AddressCopy address={address} network={network} />
                </div>
                <Countdown {...clock} className="lg:hidden" />
              </div>
            </ActionBar>
            <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
              <Slip>
                <SlipSection align="center">
                  <DepositQr
                    address={address}
                    quantity={quantity}
                    network={network}
                    token={tracked.order?.token ?? null}
                  />
                </SlipSection>
              </Slip>
              <Notice tone="notice">{tracked.order?.networkDelayed ? payment.warningDelayed : payment.warning}</Notice>
            </div>
          </>
        ) : (
          <SeenDeposit {...tracked.order} />
        )}
        <div className="flex flex-col gap-4 lg:col-start-1">
          <PaymentDetails view={view} />
          <OrderHelp orderId={view.orderId} order={tracked.order} />
          {onCancel && (
            <Button variant="quiet" onClick={onCancel} className="self-center text-negative">
              <Trash2 aria-hidden="true" className="size-4.5" />
              {payment.cancel}
            </Button>
          )}
          {renderNewsSwitch?.()}
        </div>
      </PaymentColumns>
    </div>
  );
}
