import { describe, expect, test } from 'vitest';
import { chooseTicks, findPoint, tickLabel, type LinePoint } from './line-point.ts';

const points: LinePoint[] = [
  { id: '2026-11-20', label: '20 November 2026', tick: '20 Nov', values: [3, 2] },
  { id: '2026-11-21', label: '21 November 2026', values: [5, 4] },
];

test('findPoint finds a point by its id', () => expect(findPoint(points, '2026-11-21')).toBe(points[1]));

test.each(['2026-11-22', 0, undefined])('findPoint finds nothing for the unknown id %j', (id) =>
  expect(findPoint(points, id)).toBeUndefined(),
);

test('a tick label is the short name, otherwise the full one, and empty for an unknown point', () => {
  expect(points.map(({ id }) => tickLabel(points, id))).toEqual(['20 Nov', '21 November 2026']);
  expect(tickLabel(points, 'gone')).toBe('');
});

const year = Array.from({ length: 365 }, (_, index): LinePoint => {
  const date = new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
  return { id: date, label: date, ...(date.endsWith('-01') && { tick: 'Sept 2026' }), values: [index, index] };
});
const week = Array.from({ length: 7 }, (_, index): LinePoint => ({ id: `${index}`, label: '27 May', values: [1, 1] }));

describe('chooseTicks', () => {
  test.each([
    ['a phone', 190, ['2026-06-01', '2026-12-01']],
    ['half a window', 400, ['2026-06-01', '2026-09-01', '2026-12-01', '2027-03-01']],
    ['a window', 900, ['2026-06-01', '2026-08-01', '2026-10-01', '2026-12-01', '2027-02-01', '2027-04-01']],
  ])('names months at an even interval: a year on %s', (_title, width, ids) =>
    expect(chooseTicks(year, width)).toEqual(ids),
  );

  test.each([
    ['a phone', 190, ['0', '2', '4', '6']],
    ['a window', 900, ['0', '1', '2', '3', '4', '5', '6']],
    ['nothing', 0, ['0']],
  ])('uses full names when no point has a tick: a week on %s', (_title, width, ids) =>
    expect(chooseTicks(week, width)).toEqual(ids),
  );

  test('leaves out a last label that would extend past the chart', () => {
    const late = week.map((point, at) => ({ ...point, ...(at === 6 && { tick: 'A word that is long' }) }));
    expect(chooseTicks(late, 190)).toEqual([]);
  });

  test('returns nothing without points, and the only point', () => {
    expect(chooseTicks([], 900)).toEqual([]);
    expect(chooseTicks(week.slice(0, 1), 900)).toEqual(['0']);
  });
});
