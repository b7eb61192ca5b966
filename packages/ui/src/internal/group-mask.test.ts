import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { describe, expect, test } from 'vitest';
import { groupMask } from './group-mask.ts';

/** Drops everything but digits, and leading zeros. */
const normalise = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
const phone = groupMask({ groups: [3, 3, 4], normalise });

/** Result of the mask for text inserted at a selection. */
function inserted({ preprocessors = [] }: MaskitoOptions, value: string, [from, to]: [number, number], data: string) {
  const [preprocess] = preprocessors;
  const after = preprocess?.({ elementState: { value, selection: [from, to] }, data }, 'insert');
  return after && { value: after.elementState.value, data: after.data };
}

describe('a text filled in by the browser', () => {
  test.each(['3001234567', '0300-1234567', '300 123 4567', 'Mobile: 0300 1234567'])(
    '%s shows as 300 123 4567',
    (spelling) => expect(maskitoTransform(spelling, phone)).toBe('300 123 4567'),
  );

  test.each([
    ['30012345678', '300 123 4567 8'],
    ['0300 1234567, 0301 7654321', '300 123 4567 03017654321'],
  ])('%s is too long and shows as %s', (text, shown) => expect(maskitoTransform(text, phone)).toBe(shown));
});

describe('inserted text', () => {
  test.each([
    ['at the end', '300', [3, 3], '1', { value: '', data: '3001' }],
    ['at the end, when unusable', '300', [3, 3], 'x', { value: '', data: '300' }],
    ['in the middle', '300 123', [2, 2], '0', { value: '300 123', data: '0' }],
    ['in the middle, when unusable', '300 123', [2, 2], 'x', { value: '300 123', data: '' }],
    ['at the start, when unusable there', '300 123', [0, 0], '0', { value: '300 123', data: '' }],
    ['at the end of a full text', '300 123 4567', [12, 12], '8', { value: '', data: '30012345678' }],
    ['in the middle of a full text', '300 123 4567', [2, 2], '9', { value: '300 123 4567', data: '9' }],
    ['replacing a part of a full text', '300 123 4567', [4, 7], '987', { value: '300 123 4567', data: '987' }],
    ['replacing a part, when too long', '300 123 4567', [4, 7], '98765', { value: '300 123 4567', data: '98765' }],
    ['anywhere, when longer than a full text', '311 999', [2, 2], '30012345678', { value: '', data: '30012345678' }],
    ['anywhere, when it is a full text', '311 999', [2, 2], '0300-1234567', { value: '', data: '3001234567' }],
  ] as const)('%s', (_, value, [from, to], data, result) =>
    expect(inserted(phone, value, [from, to], data)).toEqual(result),
  );
});
