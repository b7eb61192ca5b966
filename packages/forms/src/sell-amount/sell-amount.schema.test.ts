import { MAX_SELL_USDT } from '@sarraf/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LONG, refusal, testField } from '../testing/schema-rows.ts';
import { sellAmountMessage, sellAmountSchema } from './sell-amount.schema.ts';

const rest = { bankAccountId: 'b1' };

describe('sell amount', () => {
  testField(sellAmountSchema(100), 'amount', {
    rest,
    message: 'Minimum amount is 100 USDT',
    accepted: [
      ['the minimum', '100', '100'],
      ['the minimum with a point', '100.', '100.'],
      ['the minimum with zeros', '100.000000', '100.000000'],
      ['a hair above the minimum', '100.000001', '100.000001'],
      ['the maximum', '100000', '100000'],
      ['a hair below the maximum', '99999.999999', '99999.999999'],
      ['a usual amount', '500.5', '500.5'],
    ],
    refused: [
      ['one', '1'],
      ['a hair below the minimum', '99.999999'],
      ['less than one', '.5'],
      ['the smallest amount there is', '0.000001'],
      ['zeros in front', '00099'],
    ],
  });

  describe('that is no amount yet', () => {
    testField(sellAmountSchema(100), 'amount', {
      rest,
      message: 'Enter how much you want to sell.',
      accepted: [],
      refused: [
        ['nothing', ''],
        ['zero', '0'],
        ['zero in full', '0.000000'],
        ['a point', '.'],
        ['negative zero', '-0'],
        ['a negative amount', '-500'],
        ['an exponent', '5e2'],
        ['infinity', 'Infinity'],
        ['not a number', 'NaN'],
        ['hexadecimal', '0x500'],
        ['a word', 'abc'],
        ['a grouped number, which the field never holds', '1,000'],
        ['foreign digits, which the field never holds', '٥٠٠'],
        ['emoji', '💵'],
        ['10 kB of spaces', LONG(' ')],
        ['10 kB of letters', LONG('x')],
        ['a zero-width space inside, which the field never holds', '5\u200b00'],
        ['spaces around, which the field never holds', ' 500 '],
        ['full-width digits, which the field never holds', '５００'],
        ['two points', '5.0.0'],
        ['a plus', '+500'],
      ],
    });
  });

  describe('with a minimum of their own', () => {
    testField(sellAmountSchema(2500), 'amount', {
      rest,
      message: 'Minimum amount is 2500 USDT',
      accepted: [['the minimum', '2500', '2500']],
      refused: [
        ['what would do for others', '100'],
        ['a hair below', '2499.999999'],
      ],
    });
  });

  test.each([['100001'], ['100000.000001'], ['999999999999'], [LONG('9')]])('refuses %.12s as too much', (amount) => {
    expect(refusal(sellAmountSchema(100), { amount, ...rest })).toEqual({ amount: 'Maximum amount is 100000 USDT' });
  });

  test('the message and the rule agree on the maximum', () => {
    expect(sellAmountMessage(`${MAX_SELL_USDT}`, 100)).toBeUndefined();
    expect(sellAmountMessage(`${MAX_SELL_USDT + 1}`, 100)).toContain(` ${MAX_SELL_USDT} `);
  });

  test.each([[''], ['0'], ['0.'], ['.'], ['1,5'], ['0.000000']])('"%s" is not enough, and no error yet', (amount) => {
    expect(sellAmountMessage(amount, 100)).toBeUndefined();
    expect(v.is(sellAmountSchema(100), { amount, ...rest })).toBe(false);
  });

  test('an account must be chosen', () => {
    expect(refusal(sellAmountSchema(100), { amount: '500', bankAccountId: '' })).toEqual({
      bankAccountId: 'Choose or add the account that should receive your rupees.',
    });
  });

  describe('that one transfer cannot carry', () => {
    const raast = { method: 'raast', maxPerTransfer: 200_000 };
    const at = (rupees: string, account = raast) => sellAmountMessage('1000', 100, { rupees, account });

    test('is refused with the figure, to the paisa', () => {
      const message = 'Raast carries at most Rs. 2,00,000 in one transfer. Choose another account or sell less.';
      expect(at('200000.01')).toBe(message);
      expect(at('200000')).toBeUndefined();
      const payment = { rupees: '200000.01', account: raast };
      expect(refusal(sellAmountSchema(100, payment), { amount: '1000', ...rest })).toEqual({ amount: message });
    });

    test('is refused at the amount, not before it is within its own limits', () => {
      const payment = { rupees: '200000.01', account: raast };
      expect(sellAmountMessage('99', 100, payment)).toBe('Minimum amount is 100 USDT');
      expect(sellAmountMessage('', 100, payment)).toBeUndefined();
    });

    test.each([
      [{ method: 'bank', bankName: 'meezan' }, 'Meezan Bank carries'],
      [{ method: 'bank' }, 'A bank account carries'],
      [{ method: 'others' }, 'This account carries'],
    ])('calls %o by its name', (account, start) => {
      expect(at('2', { maxPerTransfer: 1, ...account })).toMatch(new RegExp(`^${start}`));
    });

    test.each([[0], [null], [undefined]])('%s is no limit', (maxPerTransfer) => {
      const account = { method: 'raast', maxPerTransfer };
      expect(sellAmountMessage('1000', 100, { rupees: '999999999', account })).toBeUndefined();
    });
  });
});
