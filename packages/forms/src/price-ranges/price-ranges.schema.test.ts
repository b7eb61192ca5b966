import { formatUsdt, type PriceRangeWarning } from '@sarraf/domain';
import { describe, expect, test } from 'vitest';
import { accepted, LONG, recordMessage, refusal } from '../testing/schema-rows.ts';
import { warningMessage } from './warning-message.ts';
import { priceRangesFields, priceRangeSchema, priceRangesSchema, typedRanges } from './price-ranges.schema.ts';

const ROW = { min: '100', max: '1000', price: '280.5' };

/** Numbers that every field of a range accepts. */
// oxfmt-ignore
const NUMBERS = [
  ['zero',                        '0',               0],
  ['a whole number',              '250',             250],
  ['a fraction',                  '281.25',          281.25],
  ['six decimals',                '249.999999',      249.999999],
  ['a fraction without its zero', '.5',              0.5],
  ['a point without a fraction',  '5.',              5],
  ['leading zeros',               '007',             7],
  ['groups of three',             '24,999.5',        24_999.5],
  ['lakhs',                       '1,00,000',        100_000],
  ['spaces around',               ' 250 ',           250],
  ['a no-break space',            '\u00a0250',       250],
  ['a zero-width space inside',   '2\u200b50',       250],
  ['direction marks',             '\u202a250\u202c', 250],
  ['Arabic digits and point',     '٢٥٠٫٥',           250.5],
  ['Urdu digits',                 '۲۵۰',             250],
  ['Devanagari digits',           '२५०',             250],
  ['full-width digits',           '２５０',          250],
  ['10 kB of closing zeros',      `2.5${LONG('0')}`, 2.5],
] as const;

/** Texts that no field of a range accepts as a number. */
const NO_NUMBERS = [
  ['a word', 'abc'],
  ['a point', '.'],
  ['a minus', '-'],
  ['a comma for a point', '2,5'],
  ['unequal groups', '1,00,00'],
  ['an exponent', '1e3'],
  ['hexadecimal', '0xff'],
  ['not a number', 'NaN'],
  ['less than infinity', '-∞'],
  ['two numbers', '100 - 250'],
  ['a unit', '100 USDT'],
  ['a fraction character', '½'],
  ['a circled digit', '⑤'],
  ['an emoji', '💵'],
  ['markup', '<b>1</b>'],
  ['10 kB of letters', LONG('x')],
  ['10 kB of minus signs', LONG('-')],
] as const;

const NOTHING = [
  ['nothing', ''],
  ['a space', ' '],
  ['a zero-width space', '\u200b'],
  ['10 kB of spaces', LONG(' ')],
] as const;

const INFINITY = [
  ['the infinity symbol', '∞'],
  ['it with a plus', '+∞'],
  ['it among blanks', ' \u200b∞\ufeff'],
  ['its name', 'Infinity'],
  ['its name in small letters', 'infinity'],
] as const;

describe.each(['min', 'max', 'price'] as const)('%s', (field) => {
  test.each(NUMBERS)('accepts %s', (_title, text, number) => {
    expect(accepted(priceRangeSchema, { ...ROW, [field]: text })).toHaveProperty(field, number);
  });

  test('negative zero is zero on the wire', () => {
    expect(Object.is(accepted(priceRangeSchema, { ...ROW, [field]: '-0' })[field], 0)).toBe(true);
  });

  test.each([
    ['a seventh decimal', '0.0000001'],
    ['a third', '0.33333333333333333333'],
  ])('refuses %s', (_title, text) => {
    expect(refusal(priceRangeSchema, { ...ROW, [field]: text })).toEqual({ [field]: 'Use at most 6 decimals' });
  });
});

describe.each([
  ['min', 'Enter the smallest amount in USDT', 1_000_000_000],
  ['max', 'Enter an amount in USDT, or ∞ for no maximum', 1_000_000_000],
  ['price', 'Enter the price in rupees', 100_000],
] as const)('%s', (field, message, most) => {
  test.each(NO_NUMBERS)('refuses %s', (_title, text) => {
    expect(refusal(priceRangeSchema, { ...ROW, [field]: text })).toEqual({ [field]: message });
  });

  test.each([['-1'], ['-0.000001'], [`${most + 1}`], [`${most}.000001`], [LONG('9')]])('refuses %.12s', (text) => {
    expect(refusal(priceRangeSchema, { ...ROW, [field]: text })).toEqual({
      [field]: `Enter a number from 0 to ${formatUsdt(most)}`,
    });
  });

  test('accepts the greatest value', () => {
    expect(accepted(priceRangeSchema, { ...ROW, [field]: `${most}` })).toHaveProperty(field, most);
  });

  test.each(field === 'max' ? [] : [...NOTHING, ...INFINITY])('refuses %s', (_title, text) => {
    expect(refusal(priceRangeSchema, { ...ROW, [field]: text })).toEqual({ [field]: message });
  });
});

describe('no maximum', () => {
  test.each([...NOTHING, ...INFINITY])('%s', (_title, max) => {
    expect(accepted(priceRangeSchema, { ...ROW, max })).toEqual({ min: 100, max: null, price: 280.5 });
  });

  test.each([['∞∞'], ['∞ USDT'], ['infinite'], ['Infinity and more'], ['to infinity']])('not "%s"', (max) => {
    expect(refusal(priceRangeSchema, { ...ROW, max })).toEqual({
      max: 'Enter an amount in USDT, or ∞ for no maximum',
    });
  });
});

describe('all ranges', () => {
  test('at least one', () => {
    expect(refusal(priceRangesSchema, { ranges: [] })).toEqual({ ranges: 'Add at least one price range' });
  });

  test('all errors are reported at once, at their fields', () => {
    expect(refusal(priceRangesSchema, { ranges: [ROW, { min: '', max: 'x', price: '' }] })).toEqual({
      'ranges.1.min': 'Enter the smallest amount in USDT',
      'ranges.1.max': 'Enter an amount in USDT, or ∞ for no maximum',
      'ranges.1.price': 'Enter the price in rupees',
    });
  });

  test('a warning is no error, and the order stays', () => {
    const ranges = [
      { min: '5000', max: '1000', price: '0' },
      { min: '0', max: '', price: '280' },
      { min: '50', max: '∞', price: '281' },
    ];
    expect(accepted(priceRangesSchema, { ranges })).toEqual({
      ranges: [
        { min: 5000, max: 1000, price: 0 },
        { min: 0, max: null, price: 280 },
        { min: 50, max: null, price: 281 },
      ],
    });
  });

  test('saved ranges go through the fields unchanged', () => {
    const ranges = [
      { min: 1, max: 249.999999, price: 279.9 },
      { min: 250, max: null, price: 0.000001 },
    ];
    expect(accepted(priceRangesSchema, priceRangesFields(ranges))).toEqual({ ranges });
    expect(priceRangesFields([{ min: 1, max: Infinity, price: 1 }]).ranges).toEqual([
      { min: '1', max: '∞', price: '1' },
    ]);
  });
});

describe('ranges as typed', () => {
  test('keep their order, with NaN where there is no number yet', () => {
    expect(
      typedRanges([
        { min: '', max: 'x', price: '-1' },
        { min: '۱۰۰', max: '', price: '280' },
      ]),
    ).toEqual([
      { min: NaN, max: NaN, price: NaN },
      { min: 100, max: null, price: 280 },
    ]);
  });

  test.each<[PriceRangeWarning, string]>([
    [{ kind: 'min-above-max', index: 0 }, 'Range 1 starts above its end, so it holds no amount.'],
    [
      { kind: 'two-unbounded', indexes: [0, 2] },
      'Ranges 1 and 3 both have no maximum. Where both fit, range 1 sets the price.',
    ],
    [{ kind: 'overlap', indexes: [1, 2] }, 'Ranges 2 and 3 overlap. Where both fit, range 2 sets the price.'],
    [
      { kind: 'gap', from: 999.5, to: 100_000 },
      'No range holds amounts between 999.5 and 1,00,000 USDT. Range 1 sets their price.',
    ],
  ])('message of %o', (warning, text) => {
    expect(recordMessage(warningMessage(warning))).toBe(text);
  });
});
