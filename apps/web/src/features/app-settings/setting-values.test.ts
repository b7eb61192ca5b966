import { NOT_PAUSED } from '@sarraf/domain';
import { networks, priceRanges, settings } from '@sarraf/fake-server';
import { describe, expect, test } from 'vitest';
import { largeMove } from './large-moves.ts';
import { networksIn, rangesIn, ratesIn, settingKind, settingRuns } from './setting-values.ts';

describe('what a setting is edited as', () => {
  test.each([
    ['PRICE_RANGES', priceRanges, 'prices'],
    ['PRICE_RANGES', [], 'prices'],
    ['PRICE_RANGES', [{ min: 1, max: '∞', price: 2 }], 'card'],
    ['PRICE_RANGES', [{ min: 1, max: null }], 'card'],
    ['PRICE_RANGES', null, 'card'],
    ['NETWORKS', networks, 'networks'],
    ['NETWORKS', [{ id: 'x' }], 'card'],
    ['NETWORKS', 'soon', 'card'],
    ['NUMBER', 1, 'card'],
    ['PAUSE', NOT_PAUSED, 'card'],
    ['SCHEDULE', priceRanges, 'card'],
  ])('%s of %o: %s', (dataType, value, kind) => expect(settingKind({ key: 'a', dataType, value })).toBe(kind));

  test.each([
    ['sales_paused', NOT_PAUSED, 'pause'],
    ['payouts_paused', { paused: true, reason: { en: 'a', ur: 'ا' } }, 'pause'],
    ['payouts_paused', { paused: true, reason: 'a' }, 'card'],
    ['payouts_paused', { paused: true, reason: { en: 'a' } }, 'card'],
    ['payouts_paused', true, 'card'],
  ])('a pause %s of %o: %s', (key, value, kind) => expect(settingKind({ key, dataType: 'PAUSE', value })).toBe(kind));

  test('a limit of one transfer is a card of its own section', () => {
    expect(settingKind({ key: 'max_per_transfer_raast', dataType: 'NUMBER', value: 0 })).toBe('transfer-limit');
  });

  test('a value of another shape is neither prices nor networks', () => {
    expect([rangesIn([null]), networksIn([1]), rangesIn({})]).toEqual([null, null, null]);
  });
});

test('settings stay in the order of the server, cards beside each other in one run', () => {
  const runs = settingRuns(settings);
  expect(runs.map(({ kind }) => kind)).toEqual(['pause', 'prices', 'networks', 'card', 'transfer-limit', 'columns']);
  expect(runs.flatMap((run) => run.settings)).toEqual(settings);
  expect(settingRuns([...settings].reverse()).map(({ kind }) => kind)).toEqual([
    'columns',
    'transfer-limit',
    'card',
    'networks',
    'prices',
    'pause',
  ]);
});

test('the rates are those in force, or those of a platform that names none', () => {
  const fee = { key: 'platform_fee', value: 0.02, dataType: 'NUMBER' };
  expect(ratesIn([fee])).toEqual({ feeRate: 0.02, discountRate: 0 });
  expect(ratesIn([{ ...fee, value: 'much' }])).toEqual({ feeRate: 0.01, discountRate: 0 });
});

describe('what is asked about before it is saved', () => {
  const setting = (key: string) => {
    const found = settings.find((one) => one.key === key);
    if (!found) throw new Error(key);
    return found;
  };
  const reason = { en: 'Repairs', ur: 'مرمت' };
  const dearer = (factor: number) => priceRanges.map((range) => ({ ...range, price: range.price * factor }));

  test.each([
    ['price_ranges', priceRanges, undefined],
    ['price_ranges', dearer(1.04), undefined],
    ['price_ranges', dearer(1.06), 'price'],
    ['price_ranges', dearer(0.94), 'price'],
    ['platform_fee', 0.02, undefined],
    ['platform_fee', 0.1, 'fee'],
    ['platform_fee_discount', 0.01, undefined],
    ['min_quantity', 100_000, undefined],
    ['networks', [], undefined],
    ['networks', networks.map((network) => ({ ...network, pausedReason: reason })), 'network-pause'],
    ['networks', networks.map((network) => ({ ...network, pausedReason: null })), undefined],
    ['sales_paused', { paused: true, reason }, 'pause'],
    ['sales_paused', { paused: false, reason }, undefined],
  ])('%s becoming %o: %s', (key, value, kind) => {
    expect(largeMove(settings, setting(key), value)?.kind).toBe(kind);
  });
});
