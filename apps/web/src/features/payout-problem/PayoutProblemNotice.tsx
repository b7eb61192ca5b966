import type { Order } from '@sarraf/api-client';
import { parseServerTime } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Notice, type Tone } from '@sarraf/ui';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { payoutProblemMessages } from './payout-problem.messages.ts';
import { problemKind, type ProblemKind } from './problem-kind.ts';

const TONES: Record<ProblemKind, Tone> = {
  refused: 'notice',
  'awaits-account': 'notice',
  'paying-again': 'info',
  refunded: 'neutral',
};

/** Notice that the bank refused the account of an order or returned its rupees: what happens next, and the reason of the bank. */
export function PayoutProblemNotice({ order }: { order: Order }) {
  const messages = useMessages(payoutProblemMessages);
  const kind = problemKind(order);
  const { title, detail } = messages.notices[kind];
  const { payoutReturned: returned, payoutProblem: problem } = order;
  const reason = (returned ?? problem)?.reason.trim();
  const returnedMs = returned ? parseServerTime(returned.at) : null;
  return (
    <Notice tone={TONES[kind]} live="polite" title={title}>
      <span>{detail}</span>
      {reason && (
        <p className="mt-1 font-normal">
          {messages.reason}: <bdi>{reason}</bdi>
        </p>
      )}
      {returnedMs !== null && (
        <p className="font-normal">
          {messages.returnedAt}: <bdi>{dateTimeText(returnedMs)}</bdi>
        </p>
      )}
    </Notice>
  );
}
