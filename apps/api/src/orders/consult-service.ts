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

/** Asks the service, and asks again when nobody can tell from the answer whether it pays. */
export async function consult({ db, config, payouts }: Services, row: Taken): Promise<PayoutAnswer> {
  const { timeoutMs, backoffMaxMs } = config.payouts;
  const ask = () => within(timeoutMs, (signal) => payouts.ask(row.key, signal));
  const send = async () => {
    const bank = await db
      .selectFrom('orders')
      .innerJoin('banks', 'banks.id', 'orders.bank_account_id')
      .selectAll('banks')
      .where('orders.id', '=', row.order_id)
      .executeTakeFirstOrThrow();
    const request = { key: row.key, rupees: row.amount, account: payoutAccount(bank), reference: row.order_id };
    return within(timeoutMs, (signal) => payouts.send(request, signal));
  };
  if (row.was === 'unknown') return ask();
  const isNew = row.was === 'queued';
  const first = isNew ? await send() : await ask();
  // Whoever took it died before asking: the same key, so that it stays one payment even if it did ask.
  const isLost = !isNew && !row.accepted_at && first.status === 'unheard-of' && payouts.sends;
  let answer = isLost ? await send() : first;
  if (answer.status === 'not-asked' && (isNew || isLost || row.accepted_at)) return answer;
  for (let asked = isNew || isLost ? 0 : 1; asked < ASKS && !isClear(answer); asked += 1) {
    if (asked > 0) await pause(Math.min(FIRST_PAUSE_MS, backoffMaxMs));
    const again = await ask();
    // The first reason says more than that it is still not known.
    if (isClear(again)) answer = again;
  }
  return answer;
}
