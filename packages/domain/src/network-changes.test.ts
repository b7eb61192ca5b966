import { expect, test } from 'vitest';
import { changedFields, networkChanges, type NetworkFacts } from './network-changes.ts';

const TRON: NetworkFacts = { id: 'trc20', name: 'Tron', logo: null, minAmount: 100, maxAmount: 1_000_000 };
const BNB: NetworkFacts = { id: 'bep20', name: 'BNB', minAmount: 100, maxAmount: 50_000 };
const SOLANA: NetworkFacts = { id: 'solana', name: 'Solana', minAmount: 5, maxAmount: 500 };

test('the same list, reordered or with its missing logo spelled out, has no changes', () => {
  expect(networkChanges([TRON, BNB], [BNB, TRON])).toEqual([]);
  expect(networkChanges([BNB], [{ ...BNB, logo: null }])).toEqual([]);
});

test('the reason of a pause is compared by its texts', () => {
  const paused = { ...TRON, pausedReason: { en: 'Repairs', ur: 'مرمت' } };
  expect(changedFields(paused, { ...TRON, pausedReason: { ur: 'مرمت', en: 'Repairs' } })).toEqual([]);
  expect(changedFields(paused, { ...TRON, pausedReason: { en: 'Repairs', ur: 'بند' } })).toEqual(['pausedReason']);
  expect(changedFields(paused, { ...TRON, pausedReason: null })).toEqual(['pausedReason']);
});

test('networks are matched by id: removed, changed and added ones', () => {
  const renamed = { ...BNB, name: 'BNB Smart Chain', maxAmount: 60_000 };
  expect(networkChanges([TRON, BNB], [SOLANA, renamed])).toEqual([
    { kind: 'removed', network: TRON },
    { kind: 'changed', before: BNB, after: renamed, fields: ['name', 'maxAmount'] },
    { kind: 'added', network: SOLANA },
  ]);
});

test.each([
  [{ name: 'x' }, ['name']],
  [{ logo: '/a.svg' }, ['logo']],
  [{ minAmount: 1 }, ['minAmount']],
  [{ maxAmount: 1 }, ['maxAmount']],
  [{ pausedReason: { en: 'Repairs', ur: 'مرمت' } }, ['pausedReason']],
  [{ id: 'other' }, []],
])('%o changes %o', (change, fields) => expect(changedFields(TRON, { ...TRON, ...change })).toEqual(fields));
