import { describe, expect, it, test } from 'vitest';
import { platformStatsMessages } from './platform-stats.messages.en.ts';
import { overviewOf } from './stats-chart.ts';

const messages = platformStatsMessages.chart;

/** `count` days up to Sunday, 22 November 2026, with 2, 3, 4 … transactions and two users each. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 22 - (count - 1 - index))).toISOString().slice(0, 10),
    transactions: index + 2,
    users: 2,
  }));
const ticksOf = (count: number) => overviewOf(days(count), messages).points.flatMap(({ tick }) => tick ?? []);

describe('the overview', () => {
  describe('a month or less', () => {
    it('is a point a day with the figures of the server; the last day is not over', () => {
      const { unit, points, formatValue } = overviewOf(days(7), messages);
      expect(unit).toBe('day');
      expect(points).toHaveLength(7);
      expect(points[0]).toEqual({ id: '2026-11-16', label: '16 Nov 2026', tick: '16 Nov', values: [2, 2] });
      expect(points.at(-1)?.label).toBe('22 Nov 2026, so far');
      expect([formatValue(1_250, 'table'), formatValue(1_250, 'tip')]).toEqual(['1,250', '1,250']);
    });

    it('labels each of 31 days on the axis', () => expect(ticksOf(31)).toHaveLength(31));
  });

  describe('half a year', () => {
    const { unit, points, formatValue } = overviewOf(days(180), messages);

    it('is a point a week: its average day, with the sum as detail', () => {
      expect(unit).toBe('week');
      expect(points).toHaveLength(26);
      expect(points[1]).toEqual({
        id: '2026-06-01',
        label: '1 – 7 Jun 2026',
        tick: '1 Jun',
        detail: '70 transactions in 7 days',
        values: [10, 2],
      });
      expect((['axis', 'tip', 'table'] as const).map((place) => formatValue(12.361, place))).toEqual([
        '12.36',
        '12.4 a day',
        '12.4',
      ]);
    });

    it('labels the first and the last week with the days they have', () => {
      expect(points[0]).toMatchObject({
        label: '27 – 31 May 2026',
        detail: '20 transactions in 5 days',
        values: [4, 2],
      });
      expect(points.at(-1)?.label).toBe('16 – 22 Nov 2026, so far');
    });

    it('labels a week across two months, and one across two years', () => {
      expect(points.find(({ id }) => id === '2026-06-29')).toMatchObject({
        label: '29 Jun – 5 Jul 2026',
        tick: '29 Jun',
      });
      const january = overviewOf([...days(40), { date: '2027-01-05', transactions: 1, users: 1 }], messages).points;
      expect(january.find(({ id }) => id === '2026-12-28')).toMatchObject({ label: '28 Dec 2026 – 3 Jan 2027' });
    });

    it('writes small averages with two decimals', () => {
      const few = overviewOf(
        days(40).map((day) => ({ ...day, transactions: 1, users: 1 })),
        messages,
      );
      expect(few.formatValue(1 / 7, 'table')).toBe('0.14');
    });
  });

  describe('a year', () => {
    const { unit, points } = overviewOf(days(365), messages);

    it('is a point a month, the first and the last in part', () => {
      expect(unit).toBe('month');
      expect(points).toHaveLength(13);
      expect(points[0]).toMatchObject({ label: '23 – 30 Nov 2025', tick: 'Nov 2025', values: [5.5, 2] });
      expect(points[1]).toMatchObject({ label: 'Dec 2025', tick: 'Dec 2025', values: [25, 2] });
      expect(points.at(-1)?.label).toBe('Nov 2026, so far');
    });

    it('summarises the lines as text', () => {
      expect(overviewOf(days(365), messages).summary).toBe(
        '23 Nov 2025 – 22 Nov 2026. ' +
          'Transactions a day: 5.5 to 355.5, highest Nov 2026, so far. Users a day: always 2.0.',
      );
    });

    it('loses no transaction in the averages', () => {
      const sum = points.reduce((all, { detail }) => all + Number(detail?.split(' ')[0]?.replaceAll(',', '')), 0);
      expect(sum).toBe((366 * 367) / 2 - 1);
    });
  });

  test('the axis labels months up to two years, and years beyond', () => {
    expect(ticksOf(500)).toHaveLength(17);
    expect(ticksOf(2_000)).toEqual(['2022', '2023', '2024', '2025', '2026']);
  });

  test('one transaction is singular', () => {
    const { points } = overviewOf(
      [
        ...days(40).map((day) => ({ ...day, transactions: 0, users: 0 })),
        ...days(1).map((day) => ({ ...day, transactions: 1, users: 1 })),
      ],
      messages,
    );
    expect(points.at(-1)?.detail).toBe('1 transaction in 7 days');
  });

  test.each([[[]], [days(7).map((day) => ({ ...day, transactions: 0, users: 0 }))]])(
    'has no points if nothing happened',
    (nothing) => expect(overviewOf(nothing, messages)).toMatchObject({ points: [], summary: '' }),
  );

  test('a date that cannot be parsed hides no other day', () => {
    expect(overviewOf([{ date: 'soon', transactions: 1, users: 1 }, ...days(2)], messages).points).toHaveLength(2);
  });
});
