import { describe, expect, test } from 'vitest';
import { accepted, LONG, refusal } from '../testing/schema-rows.ts';
import { payoutAccountSchema } from './payout-account.schema.ts';

const MESSAGE = 'Choose or add the account that should receive your rupees.';
const ACCOUNTS = [{ _id: 'b1' }, { _id: '64f0c0ffee' }, { _id: '-0' }];

describe('payout account', () => {
  test.each([['b1'], ['64f0c0ffee'], ['-0']])('"%s" is one of the accounts', (bankAccountId) => {
    expect(accepted(payoutAccountSchema(ACCOUNTS), { bankAccountId })).toEqual({ bankAccountId });
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['an id that is not there', 'b2'],
    ['another letter case', 'B1'],
    ['spaces around', ' b1 '],
    ['a zero-width space after', 'b1\u200b'],
    ['foreign digits', 'b١'],
    ['an exponent', '64e0'],
    ['zero in place of minus zero', '0'],
    ['emoji', '🏦'],
    ['an inherited name', 'constructor'],
    ['10 kB', LONG('b1')],
  ])('%s is none', (_title, bankAccountId) => {
    expect(refusal(payoutAccountSchema(ACCOUNTS), { bankAccountId })).toEqual({ bankAccountId: MESSAGE });
  });

  test('without accounts there is nothing to choose', () => {
    expect(refusal(payoutAccountSchema([]), { bankAccountId: 'b1' })).toEqual({ bankAccountId: MESSAGE });
  });

  test('without a list any id is accepted, but not an empty one', () => {
    expect(accepted(payoutAccountSchema(), { bankAccountId: 'b1' })).toEqual({ bankAccountId: 'b1' });
    expect(refusal(payoutAccountSchema(), { bankAccountId: '' })).toEqual({ bankAccountId: MESSAGE });
  });

  test('an account whose transfer cannot carry the rupees is refused, another is not', () => {
    const accounts = [
      { _id: 'b1', method: 'raast', maxPerTransfer: 100 },
      { _id: 'b2', method: 'nayapay' },
    ];
    expect(refusal(payoutAccountSchema(accounts, '100.01'), { bankAccountId: 'b1' })).toEqual({
      bankAccountId: 'Raast carries at most Rs. 100 in one transfer. Choose another account.',
    });
    expect(accepted(payoutAccountSchema(accounts, 100), { bankAccountId: 'b1' })).toEqual({ bankAccountId: 'b1' });
    expect(accepted(payoutAccountSchema(accounts, '100.01'), { bankAccountId: 'b2' })).toEqual({ bankAccountId: 'b2' });
  });
});
