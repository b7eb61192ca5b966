import { describe, expect, test } from 'vitest';
import { pointOf, tickOf, ticksOf, type LinePoint } from './line-point.ts';

const points: LinePoint[] = [
  { id: '2026-11-20', label: '20 November 2026', tick: '20 Nov', values: [3, 2] },
  { id: '2026-11-21', label: '21 November 2026', values: [5, 4] },
];

test('a point is found by its id', () => expect(pointOf(points, '2026-11-21')).toBe(points[1]));

test.each(['2026-11-22', 0, undefined])('nothing is found by %j', (id) => expect(pointOf(points, id)).toBeUndefined());

test('the axis takes the short word, else the full one, else none', () => {
  expect(points.map(({ id }) => tickOf(points, id))).toEqual(['20 Nov', '21 November 2026']);
  expect(tickOf(points, 'gone')).toBe('');
});

const year = Array.from({ length: 365 }, (_, index): LinePoint => {
  const date = new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
  return { id: date, label: date, ...(date.endsWith('-01') && { tick: 'Sept 2026' }), values: [index, index] };
});
const week = Array.from({ length: 7 }, (_, index): LinePoint => ({ id: `${index}`, label: '27 May', values: [1, 1] }));

describe('the axis', () => {
  test.each([
    ['a phone', 190, ['2026-06-01', '2026-12-01']],
    ['half a window', 400, ['2026-06-01', '2026-09-01', '2026-12-01', '2027-03-01']],
    ['a window', 900, ['2026-06-01', '2026-08-01', '2026-10-01', '2026-12-01', '2027-02-01', '2027-04-01']],
  ])('names months evenly: a year on %s', (_title, width, ids) => expect(ticksOf(year, width)).toEqual(ids));

  test.each([
    ['a phone', 190, ['0', '2', '4', '6']],
    ['a window', 900, ['0', '1', '2', '3', '4', '5', '6']],
    ['nothing', 0, ['0']],
  ])('names days where none is named: a week on %s', (_title, width, ids) => expect(ticksOf(week, width)).toEqual(ids));

  test('leaves out a word that would stand out at the end', () => {
    const late = week.map((point, at) => ({ ...point, ...(at === 6 && { tick: 'A word that is long' }) }));
    expect(ticksOf(late, 190)).toEqual([]);
  });

  test('has nothing to name without points, and one with one', () => {
    expect(ticksOf([], 900)).toEqual([]);
    expect(ticksOf(week.slice(0, 1), 900)).toEqual(['0']);
  });
});
