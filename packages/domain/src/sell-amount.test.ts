import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, nextAmount } from './sell-amount.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

describe('nextAmount', () => {
  it.each([
    ['whole numbers', '500', '500'],
    ['decimals', '500.25', '500.25'],
    ['six decimals', '0.123456', '0.123456'],
    ['a point not followed yet', '1.', '1.'],
    ['a fraction without a whole', '.5', '.5'],
    ['a lone point', '.', '.'],
    ['trailing zeros on their way', '1.00', '1.00'],
    ['zero', '0', '0'],
    ['zero and a fraction', '0.05', '0.05'],
    ['exactly the maximum', '100000', '100000'],
    ['the maximum and a point', '100000.', '100000.'],
  ])('keeps %s as typed: %s', (_, input, amount) => {
    expect(nextAmount('7', input)).toBe(amount);
  });

  it.each([
    ['leading zeros', '00012', '12'],
    ['only zeros', '000', '0'],
    ['zeros before a point', '00.5', '0.5'],
    ['spaces around', '  500 \n', '500'],
    ['a no-break space after', '500\u00A0', '500'],
    ['zero-width marks', '\u200B5\uFEFF00\u200E', '500'],
    ['groups of thousand', '1,000', '1000'],
    ['groups of thousand and a fraction', '12,345.5', '12345.5'],
    ['groups of lakh', '1,00,000', '100000'],
    ['a group of lakh and a fraction', '99,999.25', '99999.25'],
    ['groups parted by spaces', '1 000', '1000'],
    ['groups parted by narrow spaces', '12\u202F345', '12345'],
    ['Arabic-Indic digits', '٥٠٠', '500'],
    ['Urdu digits with their point', '۵۰٫۵', '50.5'],
    ['Arabic group separators', '١٬٠٠٠', '1000'],
    ['a seventh decimal, cut', '1.2345678', '1.234567'],
  ])('reads %s', (_, input, amount) => {
    expect(nextAmount('7', input)).toBe(amount);
  });

  it.each([
    '1e5',
    '1E5',
    'abc',
    '--5',
    '1.2.3',
    '1..2',
    '-',
    'NaN',
    'Infinity',
    '∞',
    '0x10',
    '1,5',
    ',5',
    '1,00',
    '1,0000',
    '1000,000',
    '1,000,00',
    '1,00,00',
    '1,00,0000',
    '123,00,000',
    '10 20',
    '1.000,5',
    '1,5 USDT',
    '500 to 600',
    '½',
  ])('ignores %j and keeps what was there', (input) => {
    expect(nextAmount('42.5', input)).toBe('42.5');
  });

  it.each([
    ['an amount with its unit', '500 USDT', '500'],
    ['an amount with its label', 'Rs. 1,500.50', '1500.50'],
    ['a label without its space', 'Rs.1500.50', '1500.50'],
    ['a fraction in a sentence', '≈ .5 USDT', '.5'],
    ['groups in a sentence', '1 234.5 USDT', '1234.5'],
    ['an apostrophe between groups', "1'234", '1234'],
    ['a comma after the figure', '500, please', '500'],
    ['Urdu words', '۵۰۰ روپے', '500'],
  ])('finds %s in a pasted text', (_, pasted, amount) => {
    expect(nextAmount('42.5', pasted)).toBe(amount);
  });

  const typed = (keys: string) => Array.from(keys).reduce((amount, key) => nextAmount(amount, amount + key), '');

  it.each([
    ['1,5', '1,5', '0'],
    ['1،5', '1,5', '0'],
    ['1,50', '1,50', '0'],
    ['1,500', '1500', '1500'],
    ['1٬500', '1500', '1500'],
    ['12,345.5', '12345.5', '12345.5'],
    ['1,00,000', '100000', '100000'],
    ['1,00,', '1,00,', '0'],
    ['500,', '500,', '500'],
    ['1,5.', '1,5', '0'],
    ['1,5x', '1,5', '0'],
    ['1500,', '1500', '1500'],
    ['5x00', '500', '500'],
    ['5 00', '500', '500'],
    ['-5', '5', '5'],
  ])('keeps up with the keyboard: %s is kept as %s and means %s', (keys, amount, quantity) => {
    expect(typed(keys)).toBe(amount);
    expect(amountOf(amount).toString()).toBe(quantity);
  });

  it('never makes fifteen of 1,5', () => {
    expect(nextAmount('', '1,5')).toBe('');
    expect(nextAmount('500', '1,5')).toBe('500');
    expect(nextAmount(typed('1,5'), '1,')).toBe('1,');
  });

  it('drops a letter typed over a selection', () => {
    expect(nextAmount('500', '5x')).toBe('500');
    expect(nextAmount('500', 'x')).toBe('500');
  });

  it.each([
    '100001',
    '100000.000001',
    '1,00,001',
    '1,00,000.25',
    '12,34,567',
    '1,00,00,000',
    '1,234,567',
    '999999999999999999999',
    '9'.repeat(10_000),
  ])('clamps %.20s to the maximum', (input) => {
    expect(nextAmount('7', input)).toBe('100000');
  });

  it('does not take seven decimals for more than the maximum they are cut to', () => {
    expect(nextAmount('', '100000.0000000')).toBe('100000.000000');
  });

  it.each(['-5', '-0', '-0.5', '-.5', '-1,000', '-999999', ' -5 '])('makes negative %j zero', (input) => {
    expect(nextAmount('7', input)).toBe('0');
  });

  it.each(['', ' ', '\t', '\u200B', '\u00A0\uFEFF'])('is empty when emptied with %j', (input) => {
    expect(nextAmount('7', input)).toBe('');
  });

  it.each([
    ['zeros', `${'0'.repeat(10_000)}5`, '5'],
    ['groups', `1${',00'.repeat(3_000)},0`, '7'],
    ['spaces', ' '.repeat(10_000), ''],
    ['decimals', `1.${'3'.repeat(10_000)}`, '1.333333'],
    ['points', '.'.repeat(10_000), '7'],
  ])('reads ten thousand %s without delay', (_, input, amount) => {
    expect(nextAmount('7', input)).toBe(amount);
  });

  const anyInput = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[-+]?[0-9., ]{0,12}$/),
    fc.double().map(String),
  );

  it('holds only a sellable amount after any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(anyInput), (inputs) => {
        const amount = inputs.reduce(nextAmount, '');
        expect(amount).toMatch(/^(?:(?:0|[1-9][0-9]*)?(?:\.[0-9]{0,6})?|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{0,2})$/);
        expect(amountOf(amount).lte(MAX_SELL_USDT)).toBe(true);
      }),
    );
  });

  it('returns its own result unchanged', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const amount = nextAmount('', input);
        expect(nextAmount('other', amount)).toBe(amount);
      }),
    );
  });
});

describe('amountOf', () => {
  it.each([
    ['', '0'],
    ['.', '0'],
    ['1.', '1'],
    ['1,', '1'],
    ['1,5', '0'],
    ['.5', '0.5'],
    ['.05', '0.05'],
    ['500.25', '500.25'],
    ['0.000001', '0.000001'],
    ['1e5', '0'],
    ['-5', '0'],
    ['x1', '0'],
    ['1x', '0'],
    ['.5x', '0'],
    ['x.5', '0'],
    ['NaN', '0'],
  ])('reads %j as %s', (amount, quantity) => {
    expect(amountOf(amount).toString()).toBe(quantity);
  });
});

describe('with another maximum', () => {
  it.each([
    ['a balance above what one order may sell', '150000.5', '1000000', '150000.5'],
    ['within it', '150000.5', '150000', '150000'],
    ['a balance of a few', 12.5, '13', '12.5'],
    ['to its last digit', '0.000001', '1', '0.000001'],
    ['nothing', 0, '1', '0'],
  ])('%s', (_, max, text, amount) => {
    expect(nextAmount('', text, max)).toBe(amount);
  });
});
