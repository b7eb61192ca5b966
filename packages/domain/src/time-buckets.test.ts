import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bucketDays, type DayCounts } from './time-buckets.ts';

const DAY_MS = 86_400_000;
/** So many rows of days up to `last`, each with counts of its own. */
const daysTo = (last: string, count: number): DayCounts[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.parse(last) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    transactions: index + 2,
    users: 1,
  }));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test.each([
  [0, 'day'],
  [1, 'day'],
  [31, 'day'],
  [32, 'week'],
  [184, 'week'],
  [185, 'month'],
  [365, 'month'],
  [4_000, 'month'],
] as const)('%i days are grouped by %s', (days, unit) => {
  expect(bucketDays(daysTo('2026-11-22', days)).unit).toBe(unit);
});

describe('days', () => {
  it('stay as they are, oldest first', () => {
    const rows = daysTo('2026-11-22', 30);
    const { buckets } = bucketDays([...rows].reverse());
    expect(buckets.map(({ from }) => from)).toEqual(rows.map(({ date }) => date));
    expect(buckets[0]).toEqual({
      from: '2026-10-24',
      to: '2026-10-24',
      days: 1,
      isWhole: true,
      transactions: 2,
      userDays: 1,
    });
  });

  it('without a row count as 0', () => {
    const { buckets } = bucketDays([
      { date: '2026-02-27', transactions: 3, users: 2 },
      { date: '2026-03-02', transactions: 1, users: 1 },
    ]);
    expect(buckets.map(({ from, transactions }) => [from, transactions])).toEqual([
      ['2026-02-27', 3],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 1],
    ]);
  });

  it('with two rows are added up', () => {
    const row = { date: '2026-03-02', transactions: 1, users: 1 };
    expect(bucketDays([row, row]).buckets).toMatchObject([{ days: 1, transactions: 2, userDays: 2 }]);
  });

  it.each(['soon', '', '2026-11', '2026-13-40', '2026-11-22T10:00:00Z'])(
    'with an invalid date are left out: %j',
    (date) => {
      expect(bucketDays([{ date, transactions: 1, users: 1 }]).buckets).toEqual([]);
      const { buckets } = bucketDays([{ date, transactions: 1, users: 1 }, ...daysTo('2026-11-22', 2)]);
      expect(buckets).toHaveLength(2);
    },
  );
});

describe('weeks', () => {
  it('begin on Monday; the first and the last may be partial', () => {
    // Sunday, 23 August, to Tuesday, 24 November.
    const { buckets } = bucketDays(daysTo('2026-11-24', 94));
    expect(buckets).toHaveLength(15);
    expect(buckets[0]).toMatchObject({ from: '2026-08-23', to: '2026-08-23', days: 1, isWhole: false });
    expect(buckets[1]).toMatchObject({ from: '2026-08-24', to: '2026-08-30', days: 7, isWhole: true });
    expect(buckets.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-24', days: 2, isWhole: false });
  });

  it('end on Sunday', () => {
    expect(bucketDays(daysTo('2026-11-22', 42)).buckets).toHaveLength(6);
  });

  it('run over the end of a year, and before 1970', () => {
    expect(bucketDays(daysTo('2027-01-10', 42)).buckets[3]).toMatchObject({ from: '2026-12-21', to: '2026-12-27' });
    expect(bucketDays(daysTo('2027-01-10', 42)).buckets[4]).toMatchObject({ from: '2026-12-28', to: '2027-01-03' });
    expect(bucketDays(daysTo('1969-12-28', 35)).buckets).toHaveLength(5);
  });
});

describe('months', () => {
  it('of a year are thirteen, two of them partial', () => {
    const { buckets } = bucketDays(daysTo('2026-11-22', 365));
    expect(buckets).toHaveLength(13);
    expect(buckets[0]).toMatchObject({ from: '2025-11-23', to: '2025-11-30', days: 8, isWhole: false });
    expect(buckets[3]).toMatchObject({ from: '2026-02-01', to: '2026-02-28', days: 28, isWhole: true });
    expect(buckets.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-22', days: 22, isWhole: false });
  });

  it('have their leap days', () => {
    const { buckets } = bucketDays(daysTo('2028-12-31', 366));
    expect(buckets).toHaveLength(12);
    expect(buckets[1]).toMatchObject({ from: '2028-02-01', to: '2028-02-29', days: 29 });
    expect(buckets.every(({ isWhole }) => isWhole)).toBe(true);
  });
});

/** Rows of days within a month, half a year or years; some days twice, in no order. */
const someDays = fc
  .record({
    first: fc.integer({ min: -5_000, max: 30_000 }),
    length: fc.oneof(...[31, 200, 3_000].map((max) => fc.integer({ min: 1, max }))),
    rows: fc.array(
      fc.record({
        place: fc.double({ min: 0, max: 1, noNaN: true }),
        transactions: fc.nat(10_000),
        users: fc.nat(100),
      }),
      { minLength: 1, maxLength: 80 },
    ),
  })
  .map(({ first, length, rows }) =>
    rows.map(({ place, ...row }) => {
      const day = first + Math.floor(place * (length - 1));
      return { ...row, date: new Date(day * DAY_MS).toISOString().slice(0, 10) };
    }),
  );

test('every count is in one bucket, whatever the order of the days', () => {
  fc.assert(
    fc.property(someDays, (counts) => {
      const { unit, buckets } = bucketDays(counts);
      expect(sum(buckets.map(({ transactions }) => transactions))).toBe(sum(counts.map((day) => day.transactions)));
      expect(sum(buckets.map(({ userDays }) => userDays))).toBe(sum(counts.map(({ users }) => users)));

      const dates = counts.map(({ date }) => date).sort();
      expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([dates[0], dates.at(-1)]);
      const length = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / DAY_MS + 1;
      expect(sum(buckets.map(({ days }) => days))).toBe(length);

      for (const [at, { from, to, days, isWhole }] of buckets.entries()) {
        const before = buckets[at - 1];
        if (before) expect(Date.parse(from)).toBe(Date.parse(before.to) + DAY_MS);
        expect(Date.parse(to) - Date.parse(from)).toBe((days - 1) * DAY_MS);
        if (at > 0 && at < buckets.length - 1) expect(isWhole).toBe(true);
        if (unit === 'week' && at > 0) expect(new Date(from).getUTCDay()).toBe(1);
        if (unit === 'month' && at > 0) expect(from).toMatch(/-01$/);
      }
    }),
  );
});
