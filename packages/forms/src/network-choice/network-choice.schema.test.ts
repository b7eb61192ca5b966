import { describe, expect, test } from 'vitest';
import { accepted, LONG, recordMessage, refusal } from '../testing/schema-rows.ts';
import { networkChoiceSchema, networkReason } from './network-choice.schema.ts';

const NETWORKS = [
  { id: 'trc20', minAmount: 10, maxAmount: 50_000 },
  { id: 'erc20', minAmount: 1000, maxAmount: 1_000_000 },
  { id: 'open', minAmount: 0, maxAmount: Infinity },
];

describe('network choice', () => {
  test.each([
    ['500', 'trc20'],
    ['10', 'trc20'],
    ['50000', 'trc20'],
    ['1000', 'erc20'],
    ['0', 'open'],
    ['100000', 'open'],
  ])('%s USDT go over %s', (amount, networkId) => {
    expect(accepted(networkChoiceSchema(amount, NETWORKS), { networkId })).toEqual({ networkId });
  });

  test('a paused network is refused with its reason, whatever the amount', () => {
    const paused = NETWORKS.map((network) => ({ ...network, pausedReason: 'Being upgraded' }));
    for (const amount of ['500', '1']) {
      expect(refusal(networkChoiceSchema(amount, paused), { networkId: 'trc20' })).toEqual({
        networkId: 'Being upgraded',
      });
    }
  });

  test.each([
    ['500', 'erc20', 'Sell 500 USDT more to use this network'],
    ['999.999999', 'erc20', 'Sell 0.000001 USDT more to use this network'],
    ['', 'trc20', 'Sell 10 USDT more to use this network'],
    ['9.5', 'trc20', 'Sell 0.5 USDT more to use this network'],
    ['50000.5', 'trc20', 'Sell 0.5 USDT less to use this network'],
    ['100000', 'trc20', 'Sell 50,000 USDT less to use this network'],
    ['500', '', 'Choose a network.'],
    ['500', 'TRC20', 'Choose a network.'],
    ['500', 'solana', 'Choose a network.'],
    ['500', '__proto__', 'Choose a network.'],
    ['500', ' trc20 ', 'Choose a network.'],
    ['500', 'trc20\u200b', 'Choose a network.'],
    ['500', 'trc٢٠', 'Choose a network.'],
    ['500', '⛓️', 'Choose a network.'],
    ['500', '-0', 'Choose a network.'],
    ['500', '1e3', 'Choose a network.'],
    ['500', LONG('trc20'), 'Choose a network.'],
    ['-0', 'trc20', 'Sell 10 USDT more to use this network'],
    ['5e2', 'trc20', 'Sell 10 USDT more to use this network'],
    ['٥٠٠', 'trc20', 'Sell 10 USDT more to use this network'],
    ['5\u200b00', 'trc20', 'Sell 10 USDT more to use this network'],
    [LONG(' '), 'trc20', 'Sell 10 USDT more to use this network'],
  ])('%.12s USDT do not go over "%.12s"', (amount, networkId, message) => {
    expect(refusal(networkChoiceSchema(amount, NETWORKS), { networkId })).toEqual({ networkId: message });
  });

  test('a network that fits has no reason', () => {
    expect(recordMessage(networkReason('500', { minAmount: 500, maxAmount: 500 }))).toBeUndefined();
  });
});
