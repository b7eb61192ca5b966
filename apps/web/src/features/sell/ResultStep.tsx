import type { Network } from '@sarraf/api-client';
import { formatRupees, formatUsdt, parseServerTime, secondsLeft } from '@sarraf/domain';
import { Button, Notice, ResultMark, Slip, SlipAmount, SlipSection, SlipTear, TextLink } from '@sarraf/ui';
import { supportWhatsAppLink } from '../../shared/brand/index.ts';
import { dateTimeText } from '../../shared/clock/index.ts';
import { type OrderView, networkName } from './order-view.ts';
import { ResultDetails } from './ResultDetails.tsx';
import { isStillTracked, isUnknownStatus, resultHeading, resultNotes, resultOf } from './result-notes.ts';
import { sellMessages } from './sell.messages.ts';
import type { TrackedOrder } from './sell-wizard.machine.ts';
import { TopUp } from './TopUp.tsx';

export interface ResultStepProps {
  tracked: TrackedOrder;
  view: OrderView;
  networks: readonly Network[];
  reconnecting: boolean;
  nowMs: number;
  onRestart: () => void;
}

/** Step 4: what became of the order, with everything needed to ask about it (spec §2). A later reading changes it in place. */
export function ResultStep({ tracked, view, networks, reconnecting, nowMs, onRestart }: ResultStepProps) {
  const { result: words, payment, amount } = sellMessages;
  const { order } = tracked;
  const result = resultOf(order);
  const createdMs = order && parseServerTime(order.created_ts);
  const stillTracked = isStillTracked(order);
  const short = result === 'in-process' && order?.exception?.toLowerCase() === 'under';
  const unknown = order !== null && isUnknownStatus(order);
  const rupeesAreSure = (result === 'completed' || result === 'in-process') && !short && !unknown;
  const left = secondsLeft(tracked.deadlineMs, nowMs);
  const canTopUp = short && left > 0;
  const network = networkName(view.networkId, networks);

  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-4">
      {canTopUp && (
        <TopUp view={view} receivedAmount={order?.receivedAmount ?? 0} secondsLeft={left} network={network} />
      )}
      <Slip data-result={result}>
        <SlipSection align="center" className="gap-3">
          <ResultMark result={result} />
          <h2 className="text-xl font-bold tracking-tight">{resultHeading(tracked)}</h2>
          {rupeesAreSure ? (
            <SlipAmount value={formatRupees(view.received)} tone="positive" size="md" />
          ) : (
            <SlipAmount value={formatUsdt(view.quantity)} unit={amount.unit} size="md" />
          )}
          {createdMs !== null && <p className="text-sm text-ink-2">{dateTimeText(createdMs)}</p>}
          {resultNotes(result, order).map((note) => (
            <p key={note} className="text-sm text-ink-2">
              {note}
            </p>
          ))}
        </SlipSection>
        <SlipTear cut="notch" />
        <SlipSection>
          <ResultDetails order={order} view={view} network={network} />
        </SlipSection>
      </Slip>
      <p role="status" className="text-center text-sm text-ink-2 empty:hidden">
        {reconnecting ? payment.reconnecting : ''}
      </p>
      {stillTracked && (
        <Notice
          tone="info"
          title={words.tracked.title}
          action={
            <TextLink
              tone="info"
              standalone
              href={supportWhatsAppLink(words.supportText(view.orderId))}
              newTabLabel={words.opensWhatsApp}
            >
              {words.support}
            </TextLink>
          }
        >
          {words.tracked.detail(view.orderId)}
        </Notice>
      )}
      <Button fullWidth variant={canTopUp ? 'secondary' : 'primary'} onClick={onRestart}>
        {words.startNew}
      </Button>
      {!stillTracked && (
        <p className="text-center text-sm text-ink-2">
          {words.wrong}{' '}
          <TextLink href={supportWhatsAppLink(words.supportText(view.orderId))} newTabLabel={words.opensWhatsApp}>
            {words.support}
          </TextLink>
        </p>
      )}
    </div>
  );
}
