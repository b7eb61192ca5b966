import type { Order } from '@sarraf/api-client';
import { awaitsAccount, formatRupees, formatUsdt, isHeld, parseServerTime, returnStage } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { ActionBar, Button, Notice, ResultMark, Skeleton, Slip, SlipAmount, SlipSection, SlipTear } from '@sarraf/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { loadComponent } from '../../../shared/lazy/lazy-component.tsx';
import { BRAND } from '../../../shared/layout/brand.ts';
import { OrderHelp } from '../../../shared/orders/OrderHelp.tsx';
import { dateTimeText } from '../../../shared/time/date-text.ts';
import { ChainNotice } from '../order/ChainNotice.tsx';
import { PollNotice } from '../order/PollNotice.tsx';
import type { OrderStepProps } from '../order/order-view.ts';
import { ResultDetails } from './ResultDetails.tsx';
import { ResultTimeline } from './ResultTimeline.tsx';
import { receiptText, resultFacts } from './result-facts.ts';
import { isShort, isStillTracked, isUnknownStatus, resultHeading, resultNotes, resultOf } from './result-notes.ts';
import { sellMessages } from '../sell.messages.ts';

// Lazy: nobody has a receipt on the way to a sale.
const loadReceiptActions = async () => (await import('./ReceiptActions.tsx')).ReceiptActions;
const ReceiptActions = lazy(async () => ({ default: await loadComponent(loadReceiptActions) }));

/** Renders the notice of a refused or returned payout with the choice of another account, a part of another feature that the route passes in. */
export type RenderPayoutProblem = (order: Order, onOrder: (order: Order) => void) => ReactNode;

/** Renders the proof of payment of an order, a part of another feature that the route passes in. */
export type RenderProof = (order: Order) => ReactNode;

export interface ResultStepProps extends OrderStepProps {
  onRestart: () => void;
  /** Called with the updated order after another account was chosen. */
  onOrder: (order: Order) => void;
  renderPayoutProblem: RenderPayoutProblem;
  renderProof: RenderProof;
}

/** Step 4: the result of the order, with everything needed to ask support about it (product.md S10). Later polls update it in place. */
export function ResultStep({ tracked, view, poll, onRestart, ...slot }: ResultStepProps) {
  const { result: messages, amount } = useMessages(sellMessages);
  const { order } = tracked;
  const result = resultOf(order);
  const createdMs = order && parseServerTime(order.created_ts);
  const stillTracked = isStillTracked(order);
  const short = isShort(order);
  const unknown = order !== null && isUnknownStatus(order);
  const inReview = order !== null && isHeld(order);
  const returned = order && returnStage(order);
  const rupeesAreSure =
    (result === 'completed' || result === 'in-process') && !short && !unknown && !inReview && returned !== 'refunded';
  const hasProblem = order !== null && (returned !== null || awaitsAccount(order));
  const mustChoose = hasProblem && (returned === null || returned === 'awaits-account');
  const facts = resultFacts(order, view);
  const title = messages.receiptOf({ brand: BRAND.name });
  const date = createdMs === null ? [] : [dateTimeText(createdMs)];

  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-4">
      <ChainNotice order={order} networkId={view.networkId} />
      {hasProblem && slot.renderPayoutProblem(order, slot.onOrder)}
      <Slip data-result={result} data-print-slip="">
        <SlipSection align="center" className="gap-3">
          <p className="hidden text-lg font-bold print:block">{title}</p>
          <ResultMark result={result} />
          <h2 className="font-heading text-xl font-bold tracking-tight">{resultHeading(tracked)}</h2>
          {rupeesAreSure ? (
            <SlipAmount value={formatRupees(view.received)} {...(!returned && { tone: 'positive' })} size="md" />
          ) : (
            <SlipAmount value={formatUsdt(view.quantity)} unit={amount.unit} size="md" />
          )}
          {date.map((text) => (
            <p key={text} className="text-sm text-ink-2">
              {text}
            </p>
          ))}
          {resultNotes(order).map((note) => (
            <p key={note} className="text-sm text-ink-2">
              {note}
            </p>
          ))}
        </SlipSection>
        <SlipTear cut="notch" />
        {order && <ResultTimeline order={order} />}
        <SlipSection>
          <ResultDetails order={order} facts={facts} />
        </SlipSection>
      </Slip>
      <PollNotice orderId={view.orderId} poll={poll} className="text-center" />
      {order && slot.renderProof(order)}
      <Suspense fallback={<Skeleton shape="block" className="h-13 w-full" />}>
        <ReceiptActions
          title={title}
          text={receiptText([title, resultHeading(tracked), ...date], facts)}
          order={order}
        />
      </Suspense>
      {stillTracked && (
        <Notice tone="info" title={messages.tracked.title}>
          {messages.tracked.detail(view)}
        </Notice>
      )}
      {mustChoose ? (
        <Button fullWidth variant="secondary" onClick={onRestart}>
          {messages.startNew}
        </Button>
      ) : (
        <ActionBar className="thumb:order-last">
          <Button fullWidth onClick={onRestart}>
            {messages.startNew}
          </Button>
        </ActionBar>
      )}
      {/* The notice of a payout problem has its own. */}
      {!hasProblem && <OrderHelp orderId={view.orderId} order={order} />}
    </div>
  );
}
