import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { SandboxPayoutsTable } from '../../db/payout-tables.ts';
import { isDatabaseAway } from '../../db/database-away.ts';
import type { Database } from '../../db/schema.ts';
import type { Clock, PayoutAccount, PayoutAnswer, Payouts } from '../providers.ts';
import { simulatedTitle } from './sandbox-titles.ts';

const PREFIXES: Record<string, string> = { nayapay: 'NP', sadapay: 'SP', easypaisa: 'EP', raast: 'RA' };
/** Factor of the delay of a bank that answers late. */
const LATE = 20;
/** Factor of the delay after which a payment is returned, if it is. */
const RETURN = 3;

/** Behaviour of the bank, by the last digits of the account number. */
const BEHAVIOURS = {
  '0001': 'refuses',
  '0002': 'hangs',
  '0003': 'answers late',
  '0004': 'answers twice',
  '0005': 'returns',
  '0006': 'returns, not available',
} as const;
type Behaviour = (typeof BEHAVIOURS)[keyof typeof BEHAVIOURS] | 'pays';

const numberOf = (account: PayoutAccount): string =>
  account.accountNumber ?? account.iban ?? account.phoneNumber ?? account.nayapayId ?? '';
const behaviourOf = (number: string): Behaviour =>
  Object.entries(BEHAVIOURS).find(([digits]) => number.endsWith(digits))?.[1] ?? 'pays';

/** UTR such as `NP26112104417…`: method, date, and digits derived from the key, so that repeated requests get the same UTR. */
function utrOf(key: string, method: string, sentAt: Date): string {
  const day = sentAt.toISOString().slice(2, 10).replaceAll('-', '');
  const digits = createHash('sha256').update(key).digest().readBigUInt64BE().toString().padStart(20, '0').slice(-10);
  return `${PREFIXES[method] ?? 'BT'}${day}${digits}`;
}

/** Never replies; rejects when the signal is aborted. */
const noReply = (signal: AbortSignal): Promise<PayoutAnswer> =>
  new Promise((_, reject) => void signal.addEventListener('abort', () => reject(signal.reason)));

interface Options {
  /** Milliseconds from the first request to the UTR. */
  payoutMs: number;
  /** Webhook of the bank: the payment of this key has changed. */
  webhook: (key: string) => Promise<void>;
}

/** Simulated bank in one table. It pays nobody; a payment is completed with a UTR `payoutMs` after its first request, once for each key, and returned later for some accounts. */
export function sandboxPayouts(db: Kysely<Database>, clock: Clock, { payoutMs, webhook }: Options): Payouts {
  const answerFor = async (payment: Selectable<SandboxPayoutsTable>, behaviour: Behaviour): Promise<PayoutAnswer> => {
    const { key, method, asked_at: askedAt } = payment;
    const reference = `sandbox-${key}`;
    if (behaviour === 'refuses') return { status: 'refused', reference, reason: 'account closed' };
    const left = askedAt.getTime() + payoutMs - clock.now().getTime();
    if (left > 0) return { status: 'accepted', reference, againMs: left };
    // This bank sends its webhook twice for a payment that is completed.
    if (behaviour === 'answers twice') await Promise.all([webhook(key), webhook(key)]);
    const utr = utrOf(key, method, askedAt);
    if (behaviour !== 'returns' && behaviour !== 'returns, not available') {
      return { status: 'completed', reference, utr };
    }
    const untilReturn = askedAt.getTime() + payoutMs * RETURN - clock.now().getTime();
    if (untilReturn > 0) return { status: 'completed', reference, utr, againMs: untilReturn };
    return { status: 'returned', reference, utr, reason: 'account frozen', available: behaviour === 'returns' };
  };

  const find = (key: string) => db.selectFrom('sandbox_payouts').selectAll().where('key', '=', key).executeTakeFirst();

  return {
    adapter: 'sandbox',
    sends: true,
    send: async ({ key, rupees, account }, signal) => {
      const number = numberOf(account);
      const payment = { key, account: number, method: account.method, rupees, asked_at: clock.now() };
      try {
        await db
          .insertInto('sandbox_payouts')
          .values(payment)
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
      } catch (error) {
        // Like a bank that replies 503. If the key was stored after all, a repeated request is still one payment.
        if (isDatabaseAway(error)) return { status: 'not-sent', reason: 'the bank is away' };
        throw error;
      }
      const behaviour = behaviourOf(number);
      if (behaviour === 'hangs' || behaviour === 'answers late') return noReply(signal);
      const known = await find(key);
      return answerFor(known ?? payment, behaviour);
    },
    getPayout: async (key) => {
      const payment = await find(key);
      if (!payment) return { status: 'not-found' };
      const behaviour = behaviourOf(payment.account);
      const age = clock.now().getTime() - payment.asked_at.getTime();
      if (behaviour === 'hangs' || (behaviour === 'answers late' && age < payoutMs * LATE)) {
        return { status: 'unclear', reason: 'the bank does not answer' };
      }
      return answerFor(payment, behaviour);
    },
    resolve: (account, signal) => simulatedTitle(account, numberOf(account), signal),
  };
}
