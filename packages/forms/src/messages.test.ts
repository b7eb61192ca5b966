import { describe, expect, expectTypeOf, test } from 'vitest';
import { messages, type Messages } from './messages.en.ts';
import { splitAtValue } from './split-at-value.ts';
import { templateOf } from './testing/template-of.ts';

/** Messages that the specification fixes (product.md R31). */
const SPECIFIED = [
  'Continue',
  'Verify OTP',
  'Change Phone Number',
  'Resend OTP',
  'Change Aadhaar Number',
  'Full Name',
  'Email Address',
  'Date of Birth',
  'Postal Code',
  'Save Details',
  'Saving...',
  'Add New Bank',
  'Continue to Network Selection',
  'Limit: {min} - {max} USDT',
  'Sell Now',
];

/** Messages of a section, and of sections inside it. */
const rowsOf = (section: object): unknown[] =>
  Object.values(section).flatMap((row: unknown) => (typeof row === 'object' && row !== null ? rowsOf(row) : [row]));

const rows = rowsOf(messages);
const templates = rows.map(templateOf);

describe('the table', () => {
  test.each(SPECIFIED)('has "%s"', (message) => {
    expect(templates).toContain(message);
  });

  test('has no empty row, and none with blanks at its ends', () => {
    expect(templates.filter((row) => row === undefined || row !== row.trim() || row === '')).toEqual([]);
  });

  test('has placeholders exactly in the rows that are functions', () => {
    const withValues = rows.filter((row) => /\{\w+\}/.test(templateOf(row) ?? ''));
    expect(withValues).toEqual(rows.filter((row) => typeof row === 'function'));
  });
});

describe('a second language', () => {
  type Sell = Messages['sell'];

  test('has its own text and order of values', () => {
    expectTypeOf(messages.phone.invalid).toEqualTypeOf<string>();
    const network: Pick<Messages['network'], 'limit'> = { limit: ({ min, max }) => `${max} سے ${min}` };
    expect(network.limit({ min: '10', max: '1M' })).toBe('1M سے 10');
  });

  test('does not compile without a row, with one too many, or with another placeholder', () => {
    expectTypeOf<Omit<Sell, 'submit'>>().not.toExtend<Sell>();
    expectTypeOf<Omit<Messages, 'sell'>>().not.toExtend<Messages>();
    // @ts-expect-error there is no such row
    const more: Pick<Sell, 'unit'> = { unit: 'USDT', units: 'USDT' };
    // @ts-expect-error there is no such placeholder
    const other: Pick<Sell, 'belowMinimum'> = { belowMinimum: ({ min }: { min: number }) => `کم از کم ${min}` };
    // @ts-expect-error a row with values is a function of them
    const none: Pick<Sell, 'belowMinimum'> = { belowMinimum: 'کم از کم' };
    expect([more, other, none]).toHaveLength(3);
  });

  test('does not compile where it is used without a value', () => {
    // @ts-expect-error `max` is missing
    expect(messages.network.limit({ min: '10' })).toBe('Limit: 10 - undefined USDT');
  });
});

test('splitAtValue splits a message at its value', () => {
  expect(splitAtValue((time) => messages.otp.resendIn({ time }))).toEqual(['Resend OTP in ', '']);
  expect(splitAtValue((time) => `${time} باقی`)).toEqual(['', ' باقی']);
});
