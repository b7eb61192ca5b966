import { describe, expect, expectTypeOf, test } from 'vitest';
import { accepted, LONG, recordMessage, refusal } from '../testing/schema-rows.ts';
import type { NetworksFormProps } from './NetworksForm.tsx';
import {
  networkAlert,
  networkFields,
  networkSchema,
  type NetworkFields,
  type NetworkValues,
} from './networks.schema.ts';

const SCHEMA = networkSchema(['trc20', 'erc20']);
const NOT_PAUSED = { paused: false, reasonEn: '', reasonUr: '' };
const NETWORK = { id: 'solana', name: 'Solana', logo: '', minAmount: '10', maxAmount: '50000', ...NOT_PAUSED };

describe('id', () => {
  test.each([
    ['small letters', 'solana', 'solana'],
    ['letters and digits', 'bep20', 'bep20'],
    ['one letter', 'x', 'x'],
    ['a digit first', '1inch', '1inch'],
    ['a dash and an underscore', 'base-main_net', 'base-main_net'],
    ['capital letters, written small', 'SOLANA', 'solana'],
    ['spaces around', ' solana ', 'solana'],
    ['zero-width spaces around', '\u200bsolana\ufeff', 'solana'],
    ['a zero-width space inside', 'sol\u200bana', 'solana'],
    ['Urdu digits', 'bep۳۰', 'bep30'],
    ['full-width letters', 'ｓｏｌ', 'sol'],
    ['forty characters', 'a'.repeat(40), 'a'.repeat(40)],
    ['what is part of a taken one', 'trc2', 'trc2'],
    ['a name every object has', 'constructor', 'constructor'],
  ])('accepts %s', (_title, id, output) => {
    expect(accepted(SCHEMA, { ...NETWORK, id })).toHaveProperty('id', output);
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a zero-width space', '\u200b'],
    ['10 kB of spaces', LONG(' ')],
  ])('refuses %s as missing', (_title, id) => {
    expect(refusal(SCHEMA, { ...NETWORK, id })).toEqual({ id: 'Enter the id of the network' });
  });

  test.each([
    ['a space inside', 'sol ana'],
    ['a dash first', '-solana'],
    ['an underscore first', '__proto__'],
    ['a point', 'sol.ana'],
    ['a slash', 'a/b'],
    ['an accent', 'solaná'],
    ['another script', 'سولانا'],
    ['an emoji', '💵'],
    ['markup', '<b>'],
    ['forty-one characters', 'a'.repeat(41)],
    ['10 kB of letters', LONG('a')],
  ])('refuses %s', (_title, id) => {
    expect(refusal(SCHEMA, { ...NETWORK, id })).toEqual({ id: 'Use up to 40 small letters and digits, - and _' });
  });

  test.each([['trc20'], ['TRC20'], [' erc20 ']])('refuses "%s", which is taken', (id) => {
    expect(refusal(SCHEMA, { ...NETWORK, id })).toEqual({ id: 'There is already a network with this id' });
  });
});

describe('name', () => {
  test.each([
    ['a name', 'TRON · TRC20', 'TRON · TRC20'],
    ['spaces around', '  Solana ', 'Solana'],
    ['Urdu', 'ٹرون', 'ٹرون'],
    ['an emoji', '💵', '💵'],
    ['markup, which is only text', '<b>a</b>', '<b>a</b>'],
    ['eighty characters', 'a'.repeat(80), 'a'.repeat(80)],
  ])('accepts %s', (_title, name, output) => {
    expect(accepted(SCHEMA, { ...NETWORK, name })).toHaveProperty('name', output);
  });

  test.each([
    ['nothing', '', 'Enter the name of the network'],
    ['a space', ' ', 'Enter the name of the network'],
    ['a zero-width space', '\u200b', 'Enter the name of the network'],
    ['direction marks', '\u202a\u202c', 'Enter the name of the network'],
    ['10 kB of spaces', LONG(' '), 'Enter the name of the network'],
    ['eighty-one characters', 'a'.repeat(81), 'Use at most 80 characters'],
    ['10 kB of letters', LONG('a'), 'Use at most 80 characters'],
  ])('refuses %s', (_title, name, message) => {
    expect(refusal(SCHEMA, { ...NETWORK, name })).toEqual({ name: message });
  });

  test.each([
    ['', 'Solana', true],
    ['solana', '', true],
    [' ', '\u200b', true],
    ['solana', 'Solana', false],
    ['not an id', 'Solana', false],
  ])('id "%s" and name "%s" show the general message: %s', (id, name, isShown) => {
    expect(recordMessage(networkAlert({ id, name }))).toBe(isShown ? 'Please fill in all required fields' : undefined);
  });
});

describe('logo', () => {
  test.each([
    ['nothing', '', null],
    ['a space', ' ', null],
    ['a path', '/networks/trc20.svg', '/networks/trc20.svg'],
    ['spaces around a path', ' /a-b_c.png ', '/a-b_c.png'],
    ['a drawing in the text', 'data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
    ['a picture in the text', 'data:image/png;base64,iVBOR', 'data:image/png;base64,iVBOR'],
    ['two thousand characters', `/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('accepts %s', (_title, logo, output) => {
    expect(accepted(SCHEMA, { ...NETWORK, logo })).toHaveProperty('logo', output);
  });

  test.each([
    ['another site', 'https://a.example/b.svg'],
    ['another site without its scheme', '//a.example/b.svg'],
    ['the same with a backslash', '/\\a.example/b.svg'],
    ['a path without its slash', 'networks/trc20.svg'],
    ['a question', '/a.svg?b=1'],
    ['a space inside', '/a b.svg'],
    ['a script', 'javascript:alert(1)'],
    ['a page in the text', 'data:text/html,<b>'],
    ['a picture of another kind', 'data:image/gif;base64,R0lG'],
    ['capital letters', 'DATA:image/png;base64,iVBOR'],
    ['an emoji', '💵'],
    ['two thousand and one characters', `/${'a'.repeat(2000)}`],
    ['10 kB of slashes', LONG('/')],
    ['10 kB of picture', `data:image/png;base64,${LONG('A')}`],
  ])('refuses %s', (_title, logo) => {
    expect(refusal(SCHEMA, { ...NETWORK, logo })).toEqual({
      logo: 'Use a path on this site or a data: picture of up to 2000 characters',
    });
  });
});

describe('amounts', () => {
  test.each([
    ['0', '0', 0, 0],
    ['10', '10', 10, 10],
    ['0.000001', '1,000,000,000', 0.000001, 1_000_000_000],
    ['۱۰', '१०', 10, 10],
    ['-0', '1', 0, 1],
    [' 1 ', '1,50,000', 1, 150_000],
  ])('%s to %s', (minAmount, maxAmount, least, most) => {
    expect(accepted(SCHEMA, { ...NETWORK, minAmount, maxAmount })).toMatchObject({ minAmount: least, maxAmount: most });
  });

  test.each([
    ['minAmount', 'Enter the smallest deposit in USDT'],
    ['maxAmount', 'Enter the largest deposit in USDT'],
  ])('%s is a number', (field, message) => {
    for (const text of ['', ' ', '\u200b', 'abc', '1e3', '∞', 'Infinity', '1,5', '½', '💵', LONG('x')])
      expect(refusal(SCHEMA, { ...NETWORK, [field]: text })).toEqual({ [field]: message });
    for (const text of ['-1', '-0.000001', '1000000000.000001', LONG('9')])
      expect(refusal(SCHEMA, { ...NETWORK, [field]: text })).toEqual({
        [field]: 'Enter a number from 0 to 1,00,00,00,000',
      });
    expect(refusal(SCHEMA, { ...NETWORK, [field]: '10.0000001' })).toEqual({ [field]: 'Use at most 6 decimals' });
  });

  test.each([
    ['10', '9.999999'],
    ['50000.000001', '50000'],
    ['1', '0'],
  ])('%s to %s has its maximum below its minimum', (minAmount, maxAmount) => {
    expect(refusal(SCHEMA, { ...NETWORK, minAmount, maxAmount })).toEqual({
      maxAmount: 'The largest deposit is below the smallest',
    });
  });

  test('a maximum below the minimum is reported together with other errors', () => {
    expect(refusal(SCHEMA, { id: '', name: '', logo: 'x', minAmount: '2', maxAmount: '1', ...NOT_PAUSED })).toEqual({
      id: 'Enter the id of the network',
      name: 'Enter the name of the network',
      logo: 'Use a path on this site or a data: picture of up to 2000 characters',
      maxAmount: 'The largest deposit is below the smallest',
    });
  });
});

describe('pause', () => {
  const PAUSED = { ...NETWORK, paused: true, reasonEn: ' Repairs ', reasonUr: 'مرمت' };

  test('has its reason in both languages, trimmed', () => {
    expect(accepted(SCHEMA, PAUSED).pausedReason).toEqual({ en: 'Repairs', ur: 'مرمت' });
  });

  test('that is off has no reason, whatever is typed', () => {
    expect(accepted(SCHEMA, { ...PAUSED, paused: false }).pausedReason).toBeNull();
  });

  test.each(['reasonEn', 'reasonUr'])('refuses a missing or a too long %s', (field) => {
    for (const text of ['', ' ', '\u200b'])
      expect(refusal(SCHEMA, { ...PAUSED, [field]: text })).toEqual({ [field]: 'Enter the reason: sellers read it' });
    expect(refusal(SCHEMA, { ...PAUSED, [field]: 'a'.repeat(301) })).toEqual({ [field]: 'Use at most 300 characters' });
  });
});

test('a saved network goes through the fields unchanged', () => {
  const pausedReason = { en: 'Repairs', ur: 'مرمت' };
  const network = {
    id: 'polygon',
    name: 'Polygon',
    logo: '/p.svg',
    minAmount: 0.5,
    maxAmount: 1_500_000,
    pausedReason,
  };
  expect(accepted(SCHEMA, networkFields(network))).toEqual(network);
  expect(networkFields({ ...network, logo: null }).logo).toBe('');
  expect(accepted(SCHEMA, networkFields({ ...network, pausedReason: null })).pausedReason).toBeNull();
});

test('the input is text, the output a network of the contract', () => {
  expectTypeOf<Omit<NetworkFields, 'paused'>>().toEqualTypeOf<
    Record<'id' | 'name' | 'logo' | 'minAmount' | 'maxAmount' | 'reasonEn' | 'reasonUr', string>
  >();
  expectTypeOf<NetworkFields['paused']>().toEqualTypeOf<boolean>();
  expectTypeOf<NetworkValues['logo']>().toEqualTypeOf<string | null>();
  expectTypeOf<NetworkValues['minAmount']>().toEqualTypeOf<number>();
  expectTypeOf<NetworksFormProps['onSubmit']>().parameter(0).toEqualTypeOf<NetworkValues[]>();
});
