import { describe, expect, test } from 'vitest';

import { readBrand, SARRAF } from './brand.ts';

const falsa = {
  name: 'Falsa',
  nameUrdu: 'فالسہ',
  title: 'Falsa Exchange',
  legalName: 'Falsa Exchange (Private) Limited',
  supportEmail: 'help@falsa.example',
  supportWhatsApp: '+923110000000',
  mark: [{ path: 'M15 30V11h12', colour: 'on-brand', width: 3.4 }],
};

test('a brand is read as it is written, without fields that mean nothing', () => {
  expect(readBrand({ ...falsa, slogan: 'Cheap' })).toEqual(falsa);
  expect(readBrand({ ...falsa, legalName: null }).legalName).toBeNull();
});

test('Sarraf itself follows the rules of other brands', () => {
  expect(readBrand({ ...SARRAF, mark: falsa.mark })).toEqual({ ...SARRAF, mark: falsa.mark });
});

describe('a fault is named', () => {
  test.each([
    ['nothing', null, '"mark" must be a list of shapes.'],
    ['no name', { ...falsa, name: undefined }, '"name" must be a name of at most 40 characters.'],
    ['an empty name', { ...falsa, name: '' }, '"name" must be'],
    ['a name with a tag', { ...falsa, name: 'Falsa <b>' }, '"name" must be'],
    ['a name with a slash', { ...falsa, name: 'Falsa/Pay' }, '"name" must be'],
    ['a name with a space at its end', { ...falsa, name: 'Falsa ' }, '"name" must be'],
    ['a name of two lines', { ...falsa, nameUrdu: 'فا\nلسہ' }, '"nameUrdu" must be'],
    ['a long title', { ...falsa, title: 'x'.repeat(41) }, '"title" must be'],
    [
      'an empty legal name',
      { ...falsa, legalName: '' },
      '"legalName" must be the legal name of the operator, or null.',
    ],
    ['no legal name', { ...falsa, legalName: undefined }, '"legalName" must be'],
    [
      'an address without a domain',
      { ...falsa, supportEmail: 'help@falsa' },
      '"supportEmail" must be an e-mail address.',
    ],
    [
      'a local number',
      { ...falsa, supportWhatsApp: '03110000000' },
      '"supportWhatsApp" must be a number like +923001234567.',
    ],
    ['no shape', { ...falsa, mark: [] }, '"mark" must be a list of shapes.'],
    [
      'a path with a script',
      { ...falsa, mark: [{ path: '"><script>', colour: 'on-brand' }] },
      'needs a "path" as in SVG',
    ],
    ['another colour', { ...falsa, mark: [{ path: 'M1 1h2', colour: 'red' }] }, 'must be on-brand or saffron'],
    [
      'a pen without width',
      { ...falsa, mark: [{ path: 'M1 1h2', colour: 'saffron', width: 0 }] },
      'a "width" is from 0 to 40',
    ],
  ])('%s', (_, json, message) => {
    expect(() => readBrand(json)).toThrow(message);
  });
});
