import { expect, test } from 'vitest';
import { entryEffect, needsExplanation, rupeeDifference, statementSums } from './rupee-books.ts';

test.each([
  ['matched', false],
  ['fee', false],
  ['twice', true],
  ['missing', true],
  ['unknown-debit', true],
  ['unknown-credit', true],
  ['added later', true],
])('an entry that is %s needs an explanation: %s', (kind, expected) => expect(needsExplanation(kind)).toBe(expected));

test.each([
  ['missing', 'debit', '100'],
  ['missing', 'credit', '-100'],
  ['twice', 'debit', '-100'],
  ['unknown-debit', 'debit', '-100'],
  ['unknown-credit', 'credit', '100'],
])('an open entry %s, a %s, adds %s to the difference', (kind, direction, expected) =>
  expect(entryEffect({ kind, direction, amount: '100' }).toString()).toBe(expected),
);

test('debits and credits are summed exactly', () => {
  const lines = [
    { direction: 'debit', amount: '0.1' },
    { direction: 'debit', amount: '0.2' },
    { direction: 'credit', amount: 5 },
  ];
  const { debits, credits } = statementSums(lines);
  expect([debits.toString(), credits.toString()]).toEqual(['0.3', '5']);
  expect(String(statementSums([]).debits)).toBe('0');
});

test('the difference is what our books have paid and the bank has not', () => {
  const agreed = { paid: '1000', returned: '100', debits: '1325.5', credits: '150', fees: '25.5', explained: '250' };
  const sums = (changed: Partial<typeof agreed>) => {
    const { statement, difference } = rupeeDifference({ ...agreed, ...changed });
    return [statement.toString(), difference.toString()];
  };
  expect(sums({})).toEqual(['900', '0']);
  expect(sums({ paid: '1000.5' })).toEqual(['900', '0.5']);
  expect(sums({ returned: '200' })).toEqual(['900', '-100']);
  expect(sums({ debits: '1425.5' })).toEqual(['1000', '-100']);
  expect(sums({ credits: '250' })).toEqual(['800', '100']);
  expect(sums({ fees: '0.5' })).toEqual(['925', '-25']);
  expect(sums({ explained: '0' })).toEqual(['1150', '-250']);
});
