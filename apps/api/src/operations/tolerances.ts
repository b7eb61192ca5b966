import { ConfigError } from '../config-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Measure of a queue: age of its oldest item in seconds, number of items, sum of their amounts. */
export const MEASURES = ['age', 'count', 'sum'] as const;
/** One of {@link MEASURES}. */
export type Measure = (typeof MEASURES)[number];

/** Unit of a queue's sum; null for a queue without amounts. */
export type Unit = 'PKR' | 'USDT' | null;

/** Limits of a queue; past one of them somebody should look at it. Null for no limit. */
export type Tolerance = Record<Measure, number | null>;

const upTo = (age: number, count: number, sum: number | null = null): Tolerance => ({ age, count, sum });

/** Default tolerances of the queues (product.md R53). Sums of payouts are rupees, those of the other queues USDT. */
export const TOLERANCES = {
  'payouts.queued': upTo(30 * MINUTE, 100, 10_000_000),
  'payouts.claimed': upTo(2 * HOUR, 50, 10_000_000),
  'payouts.sent': upTo(30 * MINUTE, 200, 20_000_000),
  'payouts.unknown': upTo(30 * MINUTE, 10, 1_000_000),
  'payouts.held': upTo(DAY, 20),
  'payouts.failed': upTo(DAY, 20),
  returned: upTo(DAY, 20),
  exceptions: upTo(DAY, 50, 50_000),
  'withdrawals.requested': upTo(4 * HOUR, 50, 50_000),
  'withdrawals.claimed': upTo(2 * HOUR, 50),
  'messages.queued': upTo(5 * MINUTE, 500),
  'deposits.waiting': upTo(HOUR, 500),
} as const satisfies Record<string, Tolerance>;

/** Name of a queue. */
export type QueueName = keyof typeof TOLERANCES;

/** Unit of the sum of each queue. */
export const UNITS: Readonly<Record<QueueName, Unit>> = {
  'payouts.queued': 'PKR',
  'payouts.claimed': 'PKR',
  'payouts.sent': 'PKR',
  'payouts.unknown': 'PKR',
  'payouts.held': 'PKR',
  'payouts.failed': 'PKR',
  returned: 'PKR',
  exceptions: 'USDT',
  'withdrawals.requested': 'USDT',
  'withdrawals.claimed': 'USDT',
  'messages.queued': null,
  'deposits.waiting': 'USDT',
};

/** Tolerances of every queue. */
export type Tolerances = Readonly<Record<QueueName, Tolerance>>;

/** Names of all queues, in the order in which they are shown. */
export const QUEUES = Object.keys(TOLERANCES).filter(isQueue);

function isQueue(name: string): name is QueueName {
  return Object.hasOwn(TOLERANCES, name);
}

/** Reads `TOLERANCES`, such as `payouts.queued.age=3600,exceptions.sum=off`, on top of the defaults. */
export function readTolerances(items: readonly string[]): Tolerances {
  const result: Record<QueueName, Tolerance> = { ...TOLERANCES };
  for (const item of items) {
    const [path = '', limit = ''] = item.split('=').map((part) => part.trim());
    const dot = path.lastIndexOf('.');
    const queue = path.slice(0, dot);
    const measure = MEASURES.find((each) => each === path.slice(dot + 1));
    const isLimit = limit === 'off' || (/^\d{1,12}$/.test(limit) && Number(limit) > 0);
    if (!isQueue(queue) || !measure || !isLimit) {
      throw new ConfigError(
        `TOLERANCES reads like payouts.queued.age=3600,exceptions.sum=off: a queue (${QUEUES.join(', ')}), ` +
          'one of age (seconds), count and sum, and a whole number from 1 or off.',
      );
    }
    result[queue] = { ...result[queue], [measure]: limit === 'off' ? null : Number(limit) };
  }
  return result;
}
