import type { PayoutStatus } from '@sarraf/domain';
import { payoutAccount } from '../people/banks.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import type { PayoutRow } from './payout-store.ts';

/** How often a service is asked what became of a payment it gave no clear answer about. */
export const ASKS = 3;
/** Milliseconds between two questions about one key, and before a second try. */
export const FIRST_PAUSE_MS = 1000;

/** A payout in the hands of this process, and what it was when it was taken. */
export type Taken = PayoutRow & { was: PayoutStatus };

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
/** Does it say what becomes of the payment? */
export const isClear = ({ status }: PayoutAnswer): boolean =>
  status === 'accepted' || status === 'completed' || status === 'refused';

/** One question to the service, with a time of its own: what it does not say by then is unclear. */
async function within(ms: number, question: (signal: AbortSignal) => Promise<PayoutAnswer>): Promise<PayoutAnswer> {
  const abort = new AbortController();
  const late = Promise.withResolvers<PayoutAnswer>();
  const timer = setTimeout(() => {
    late.resolve({ status: 'unclear', reason: 'time-out' });
    abort.abort();
  }, ms);
  try {
    return await Promise.race([question(abort.signal), late.promise]);
  } catch (error) {
    return { status: 'unclear', reason: error instanceof Error ? error.name : 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

/** How the payment of a key stands, asked once. */
export const askOnce = ({ config, payouts }: Services, key: string): Promise<PayoutAnswer> =>
  within(config.payouts.timeoutMs, (signal) => payouts.ask(key, signal));

/** Asks for the payment, unless a transfer it pays for vanished meanwhile. */
async function send({ db, config, payouts }: Services, row: Taken): Promise<PayoutAnswer> {
  const { vanished, ...bank } = await db
    .selectFrom('orders')
    .innerJoin('banks', 'banks.id', 'orders.bank_account_id')
    .innerJoin('payouts', 'payouts.order_id', 'orders.id')
    .selectAll('banks')
    .select('payouts.vanished')
    .where('orders.id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (vanished) return { status: 'not-asked', reason: 'its transfer is no longer in the chain' };
  const request = { key: row.key, rupees: row.amount, account: payoutAccount(bank), reference: row.order_id };
  return within(config.payouts.timeoutMs, (signal) => payouts.send(request, signal));
}

/** What the first request about a payout brought; `done` where asking again would bring nothing more. */
export interface FirstAnswer {
  answer: PayoutAnswer;
  /** How often the service was asked about the key by then. */
  asked: number;
  done: boolean;
}

/**
 * The first request of a round: the payment is asked for where it is new, else how it stands. One that whoever took it died before asking
 * for is asked for now, under the same key, so that it stays one payment even if it had been.
 */
export async function firstRequest(services: Services, row: Taken): Promise<FirstAnswer> {
  if (row.was === 'unknown') return { answer: await askOnce(services, row.key), asked: 1, done: true };
  const isNew = row.was === 'queued';
  const first = isNew ? await send(services, row) : await askOnce(services, row.key);
  const isLost = !isNew && !row.accepted_at && first.status === 'unheard-of' && services.payouts.sends;
  const answer = isLost ? await send(services, row) : first;
  const isNotAsked = answer.status === 'not-asked' && (isNew || isLost || row.accepted_at !== null);
  return { answer, asked: isNew || isLost ? 0 : 1, done: isNotAsked || isClear(answer) };
}

/** Asks again about a payment of which nobody can tell from the first answer whether it is made. */
export async function askAgain(services: Services, row: Taken, first: FirstAnswer): Promise<PayoutAnswer> {
  let { answer, asked } = first;
  for (; asked < ASKS && !isClear(answer); asked += 1) {
    if (asked > 0) await pause(Math.min(FIRST_PAUSE_MS, services.config.payouts.backoffMaxMs));
    const again = await askOnce(services, row.key);
    // The first reason says more than that it is still not known.
    if (isClear(again)) answer = again;
  }
  return answer;
}
