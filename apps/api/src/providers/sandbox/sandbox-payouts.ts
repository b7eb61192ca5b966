import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { SandboxPayoutsTable } from '../../db/payout-tables.ts';
import { isDatabaseAway } from '../../db/database-away.ts';
import type { Database } from '../../db/schema.ts';
import type { Clock, PayoutAccount, PayoutAnswer, Payouts } from '../providers.ts';

const PREFIXES: Record<string, string> = { nayapay: 'NP', sadapay: 'SP', easypaisa: 'EP', raast: 'RA' };
/** A bank that answers late does so after this many times its usual pace. */
const LATE = 20;

/** What the bank does with an account, by the last digits of its number. */
const HABITS = { '0001': 'refuses', '0002': 'hangs', '0003': 'answers late', '0004': 'answers twice' } as const;
type Habit = (typeof HABITS)[keyof typeof HABITS] | 'pays';

const numberOf = (account: PayoutAccount): string =>
  account.accountNumber ?? account.iban ?? account.phoneNumber ?? account.nayapayId ?? '';
const habitOf = (number: string): Habit =>
  Object.entries(HABITS).find(([digits]) => number.endsWith(digits))?.[1] ?? 'pays';

/** `NP26112104417…`: the method, the day, and digits that follow from the key, so that asking twice gives one number. */
function utrOf(key: string, method: string, sentAt: Date): string {
  const day = sentAt.toISOString().slice(2, 10).replaceAll('-', '');
  const digits = createHash('sha256').update(key).digest().readBigUInt64BE().toString().padStart(20, '0').slice(-10);
  return `${PREFIXES[method] ?? 'BT'}${day}${digits}`;
}

/** The connection stays open and nothing comes. */
const silence = (signal: AbortSignal): Promise<PayoutAnswer> =>
  new Promise((_, reject) => void signal.addEventListener('abort', () => reject(signal.reason)));

interface Options {
  /** Milliseconds from the first asking to the UTR. */
  payoutMs: number;
  /** What the service's call says: there is news of this key. */
  call: (key: string) => Promise<void>;
}

/** A bank in one table: it pays nobody, once a key, and has a UTR `payoutMs` after it was asked. */
export function sandboxPayouts(db: Kysely<Database>, clock: Clock, { payoutMs, call }: Options): Payouts {
  const answerFor = async (payment: Selectable<SandboxPayoutsTable>, habit: Habit): Promise<PayoutAnswer> => {
    const { key, method, asked_at: askedAt } = payment;
    const reference = `sandbox-${key}`;
    if (habit === 'refuses') return { status: 'refused', reference, reason: 'account closed' };
    const left = askedAt.getTime() + payoutMs - clock.now().getTime();
    if (left > 0) return { status: 'accepted', reference, againMs: left };
    // A bank that repeats itself calls again and again about a payment that is done.
    if (habit === 'answers twice') await Promise.all([call(key), call(key)]);
    return { status: 'completed', reference, utr: utrOf(key, method, askedAt) };
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
        // As a bank that answers 503. A key that it has heard of after all is paid once.
        if (isDatabaseAway(error)) return { status: 'not-sent', reason: 'the bank is away' };
        throw error;
      }
      const habit = habitOf(number);
      if (habit === 'hangs' || habit === 'answers late') return silence(signal);
      const known = await find(key);
      return answerFor(known ?? payment, habit);
    },
    getPayout: async (key) => {
      const payment = await find(key);
      if (!payment) return { status: 'not-found' };
      const habit = habitOf(payment.account);
      const age = clock.now().getTime() - payment.asked_at.getTime();
      if (habit === 'hangs' || (habit === 'answers late' && age < payoutMs * LATE)) {
        return { status: 'unclear', reason: 'the bank does not answer' };
      }
      return answerFor(payment, habit);
    },
  };
}
