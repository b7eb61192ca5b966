import { describe, expect, test } from 'vitest';
import { byNeed, importCounts, importTone, isApplied } from './import-text.ts';

const rows = ['paid', 'already-paid', 'utr-used', 'waits-approval', 'paid', 'held'].map((result, index) => ({
  line: index + 2,
  orderId: `o${index}`,
  result,
}));

describe('the lines of a bank’s answer', () => {
  test('that need a look come first, each kind as the file has it', () => {
    expect(byNeed(rows).map(({ line }) => line)).toEqual([4, 7, 5, 2, 6, 3]);
  });

  test('are counted by what becomes of them', () => {
    expect(importCounts(rows)).toEqual([
      { result: 'utr-used', n: 1 },
      { result: 'held', n: 1 },
      { result: 'waits-approval', n: 1 },
      { result: 'paid', n: 2 },
      { result: 'already-paid', n: 1 },
    ]);
  });

  test('with a result that no build has heard of need a look, and change nothing', () => {
    expect(importTone('held')).toBe('negative');
    expect(rows.filter(isApplied).map(({ line }) => line)).toEqual([2, 5, 6]);
  });
});
