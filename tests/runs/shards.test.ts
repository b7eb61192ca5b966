import { expect, test } from 'vitest';

import { deal, type Part, partsOf } from './shards.ts';

const PARTS: Part[] = [
  { step: 'mutation', file: '', seconds: 300 },
  ...partsOf(
    'stories',
    Array.from({ length: 40 }, (_, at) => ({ path: `screen-${at}.stories.tsx`, bytes: 1000 + at * 100 })),
    1000,
  ),
];
const secondsOf = (parts: readonly Part[]) => parts.reduce((sum, { seconds }) => sum + seconds, 0);

test('every part is in one shard', () => {
  const dealt = deal(PARTS, 6);
  expect(dealt).toHaveLength(6);
  expect(
    dealt
      .flat()
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(PARTS.map(({ file }) => file).toSorted());
});

test('the shards have about as much to do, and the longest part decides when there is one', () => {
  const [first, ...others] = deal(PARTS, 6).map(secondsOf);
  expect(first).toBe(300);
  expect(Math.max(...others) / Math.min(...others)).toBeLessThan(1.1);
});

test('each shard of a run sees the same deal, whatever the order of the files', () => {
  expect(deal(PARTS.toReversed(), 6)).toEqual(deal(PARTS, 6));
});

test('a step is divided by the sizes of its files', () => {
  expect(
    partsOf(
      'api',
      [
        { path: 'a', bytes: 300 },
        { path: 'b', bytes: 100 },
      ],
      80,
    ),
  ).toEqual([
    { step: 'api', file: 'a', seconds: 60 },
    { step: 'api', file: 'b', seconds: 20 },
  ]);
});
