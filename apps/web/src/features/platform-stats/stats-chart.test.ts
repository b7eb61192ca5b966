import { describe, expect, it, test } from 'vitest';
import { overviewOf } from './stats-chart.ts';

/** So many days up to 21 November 2026; each as busy as its place. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 21 - (count - 1 - index))).toISOString().slice(0, 10),
    transactions: index + 1,
    users: 1,
  }));
const ticksOf = (count: number) => overviewOf(days(count)).points.flatMap(({ tick }) => tick ?? []);

describe('the overview', () => {
  it('is a point a day, as it was told', () => {
    const { isByMonth, points } = overviewOf(days(7));
    expect(isByMonth).toBe(false);
    expect(points).toHaveLength(7);
    expect(points[0]).toEqual({ id: '2026-11-15', label: '15 November 2026', tick: '15 Nov', values: [1, 1] });
  });

  it('names days on the axis of a season, months on that of a year', () => {
    expect(ticksOf(1)).toEqual(['21 Nov']);
    expect(ticksOf(92)).toHaveLength(92);
    expect(overviewOf(days(365)).points).toHaveLength(365);
    expect(ticksOf(365)).toHaveLength(12);
    expect(ticksOf(365).slice(0, 2)).toEqual(['Dec 2025', 'Jan 2026']);
  });

  it('is a point a month beyond a year, the average day of each', () => {
    const { isByMonth, points } = overviewOf(days(2_000));
    expect(isByMonth).toBe(true);
    expect(points).toHaveLength(66);
    const november = Array.from({ length: 21 }, (_, index) => 2_000 - index);
    const average = november.reduce((sum, each) => sum + each, 0) / november.length;
    expect(points.at(-1)).toEqual({ id: '2026-11', label: 'November 2026', values: [average, 1] });
    expect(ticksOf(2_000)).toEqual(['2022', '2023', '2024', '2025', '2026']);
    expect(ticksOf(500)).toHaveLength(17);
  });

  it('loses no transaction in the averages', () => {
    const told = days(731);
    const { points } = overviewOf(told);
    const lengths = new Map<string, number>();
    for (const { date } of told) lengths.set(date.slice(0, 7), (lengths.get(date.slice(0, 7)) ?? 0) + 1);
    const sum = points.reduce((all, { id, values }) => all + values[0] * (lengths.get(id) ?? 0), 0);
    expect(sum).toBeCloseTo((731 * 732) / 2, 0);
  });

  test.each([[[]], [days(7).map((day) => ({ ...day, transactions: 0, users: 0 }))]])(
    'draws nothing where nothing happened',
    (nothing) => expect(overviewOf(nothing).points).toEqual([]),
  );

  it('lives with a day that is none', () => {
    const [point] = overviewOf([{ date: 'soon', transactions: 1, users: 1 }]).points;
    expect(point).toMatchObject({ id: 'soon', label: 'soon', tick: 'soon' });
  });
});
