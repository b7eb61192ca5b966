import { payoutAccount } from '../people/banks.ts';
import type { PayoutRow } from '../orders/payout-rows.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import { withTimeout } from '../providers/with-timeout.ts';
import type { Services } from '../services.ts';
import { arePayoutsPaused } from '../settings/pauses.ts';

/** Polls of a payment that got no clear reply, in one round. */
export const MAX_POLLS = 3;
/** Milliseconds between two polls of one key, and before the first retry. */
export const FIRST_PAUSE_MS = 1000;

/** Payout claimed by this process for a round, with its status before. */
export type ClaimedPayout = PayoutRow & { was: PayoutRow['status'] };

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Answer to a request: the provider's, or that payouts were paused before it was sent. */
export type RequestAnswer = PayoutAnswer | { status: 'paused' };

/** Whether a reply says what becomes of the payment. */
export const isClear = ({ status }: RequestAnswer): boolean =>
  status === 'accepted' || status === 'completed' || status === 'refused' || status === 'returned';

const unclear = (reason: string): PayoutAnswer => ({ status: 'unclear', reason });

/** Asks the provider once for the payment of a key. */
export const pollPayment = ({ config, payouts }: Services, key: string): Promise<PayoutAnswer> =>
  withTimeout(config.payouts.timeoutMs, (signal) => payouts.getPayout(key, signal), unclear);

/** Sends the payment to the provider, unless a deposit it pays for left the chain meanwhile, or payouts were paused. */
async function sendPayment({ db, config, payouts }: Services, row: ClaimedPayout): Promise<RequestAnswer> {
  const {
    vanished,
    paused,
    title_reference: titleReference,
    ...bank
  } = await db
    .selectFrom('orders')
    .innerJoin('banks', 'banks.id', 'orders.bank_account_id')
    .innerJoin('payouts', 'payouts.order_id', 'orders.id')
    .leftJoin('account_titles', 'account_titles.bank_id', 'banks.id')
    .selectAll('banks')
    .select(['payouts.vanished', arePayoutsPaused.as('paused'), 'account_titles.reference as title_reference'])
    .where('orders.id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (paused) return { status: 'paused' };
  if (vanished) return { status: 'not-sent', reason: 'its transfer is no longer in the chain' };
  const request = {
    key: row.key,
    rupees: row.amount,
    account: payoutAccount(bank),
    reference: row.order_id,
    titleReference,
  };
  return withTimeout(config.payouts.timeoutMs, (signal) => payouts.send(request, signal), unclear);
}

/** Reply to the first request of a round; `done` where another poll would bring nothing more. */
export interface FirstReply {
  answer: RequestAnswer;
  /** Polls made so far. */
  polls: number;
  done: boolean;
}

/**
 * Makes the first request of a round: sends a new payment, polls any other. A payment that the provider does not know, because the
 * process that claimed it died before sending, is sent now under the same key, so that it stays one payment.
 */
export async function firstRequest(services: Services, row: ClaimedPayout): Promise<FirstReply> {
  if (row.was === 'unknown') return { answer: await pollPayment(services, row.key), polls: 1, done: true };
  const isNew = row.was === 'queued';
  const first = isNew ? await sendPayment(services, row) : await pollPayment(services, row.key);
  const isLost = !isNew && !row.accepted_at && first.status === 'not-found' && services.payouts.sends;
  const answer = isLost ? await sendPayment(services, row) : first;
  const isNotSent =
    answer.status === 'paused' || (answer.status === 'not-sent' && (isNew || isLost || row.accepted_at !== null));
  return { answer, polls: isNew || isLost ? 0 : 1, done: isNotSent || isClear(answer) };
}

/** Polls a payment whose first reply was unclear, up to {@link MAX_POLLS} times. */
export async function pollAgain(services: Services, row: ClaimedPayout, first: FirstReply): Promise<RequestAnswer> {
  let { answer, polls } = first;
  for (; polls < MAX_POLLS && !isClear(answer); polls += 1) {
    if (polls > 0) await pause(Math.min(FIRST_PAUSE_MS, services.config.payouts.backoffMaxMs));
    const again = await pollPayment(services, row.key);
    // The first unclear reason says more than a later one.
    if (isClear(again)) answer = again;
  }
  return answer;
}
