import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MIN_QUANTITY, MAX_SELL_USDT, amountOf, brokenLimit, draftAmount } from './sell-limits.ts';

describe('limits', () => {
  it('are those of the specification', () => {
    expect([DEFAULT_MIN_QUANTITY, MAX_SELL_USDT]).toEqual([100, 100_000]);
  });
});

describe('draftAmount', () => {
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
  ])('keeps %s as typed: %s', (_, input, draft) => {
    expect(draftAmount('7', input)).toBe(draft);
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
  ])('reads %s', (_, input, draft) => {
    expect(draftAmount('7', input)).toBe(draft);
  });

  it.each([
    '1e5',
    '1E5',
    'abc',
    '12a',
    '$5',
    '500 USDT',
    '--5',
    '1.2.3',
    '1..2',
    '+5',
    '-',
    'NaN',
    'Infinity',
    '∞',
    '0x10',
    '1,5',
    '1,',
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
    '½',
    '৫',
  ])('ignores %j and keeps what was there', (input) => {
    expect(draftAmount('42.5', input)).toBe('42.5');
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
    expect(draftAmount('7', input)).toBe('100000');
  });

  it('does not take seven decimals for more than the maximum they are cut to', () => {
    expect(draftAmount('', '100000.0000000')).toBe('100000.000000');
  });

  it.each(['-5', '-0', '-0.5', '-.5', '-1,000', '-999999', ' -5 '])('makes negative %j zero', (input) => {
    expect(draftAmount('7', input)).toBe('0');
  });

  it.each(['', ' ', '\t', '\u200B', '\u00A0\uFEFF'])('is empty when emptied with %j', (input) => {
    expect(draftAmount('7', input)).toBe('');
  });

  it.each([
    ['zeros', `${'0'.repeat(10_000)}5`, '5'],
    ['groups', `1${',00'.repeat(3_000)},0`, '7'],
    ['spaces', ' '.repeat(10_000), ''],
    ['decimals', `1.${'3'.repeat(10_000)}`, '1.333333'],
    ['points', '.'.repeat(10_000), '7'],
  ])('reads ten thousand %s without delay', (_, input, draft) => {
    expect(draftAmount('7', input)).toBe(draft);
  });

  const anyInput = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[-+]?[0-9., ]{0,12}$/),
    fc.double().map(String),
  );

  it('holds nothing but a sellable draft, whatever is typed after whatever', () => {
    fc.assert(
      fc.property(fc.array(anyInput), (inputs) => {
        const draft = inputs.reduce(draftAmount, '');
        expect(draft).toMatch(/^(?:|(?:0|[1-9][0-9]*)?(?:\.[0-9]{0,6})?)$/);
        expect(amountOf(draft).lte(MAX_SELL_USDT)).toBe(true);
      }),
    );
  });

  it('changes nothing when given its own result', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const draft = draftAmount('', input);
        expect(draftAmount('other', draft)).toBe(draft);
      }),
    );
  });
});

describe('amountOf', () => {
  it.each([
    ['', '0'],
    ['.', '0'],
    ['1.', '1'],
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
  ])('reads the draft %j as %s', (draft, amount) => {
    expect(amountOf(draft).toString()).toBe(amount);
  });
});

describe('brokenLimit', () => {
  it.each([
    [0, 'empty'],
    [-0, 'empty'],
    [-5, 'empty'],
    ['0.000001', 'below-min'],
    ['99.999999', 'below-min'],
    [100, null],
    ['100.000001', null],
    [100_000, null],
    ['100000.000001', 'above-max'],
    [Infinity, 'above-max'],
    [-Infinity, 'empty'],
    [NaN, 'empty'],
  ])('of %s with a minimum of 100 is %s', (amount, limit) => {
    expect(brokenLimit(amount, { min: 100 })).toBe(limit);
  });

  it("uses the seller's own minimum", () => {
    expect(brokenLimit(499, { min: 500 })).toBe('below-min');
    expect(brokenLimit(1, { min: 0 })).toBeNull();
  });

  it.each([
    ['49.999999', 'below-min'],
    [50, 'below-network'],
    ['199.999999', 'below-network'],
    [200, null],
    [900, null],
    ['900.000001', 'above-network'],
    [100_001, 'above-max'],
  ])('of %s with a minimum of 50 on a network from 200 to 900 is %s', (amount, limit) => {
    expect(brokenLimit(amount, { min: 50, network: { minAmount: 200, maxAmount: 900 } })).toBe(limit);
  });
});
