import { expect, test } from 'vitest';
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

test('the axis names the points that have a short word, else all', () => {
  expect(ticksOf(points)).toEqual(['2026-11-20']);
  expect(ticksOf(points.map(({ id, label, values }) => ({ id, label, values })))).toEqual(['2026-11-20', '2026-11-21']);
  expect(ticksOf([])).toEqual([]);
});
