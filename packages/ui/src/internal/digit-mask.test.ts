import { maskitoTransform } from '@maskito/core';
import { describe, expect, test } from 'vitest';
import { nationalDigits } from '../phone-input/national-digits.ts';
import { digitMask } from './digit-mask.ts';
import { onlyDigits } from './digits.ts';

const phone = digitMask({
  groups: [3, 3, 4],
  normalise: (text) => nationalDigits(text, { dialCode: '92', length: 10 }),
});
const aadhaar = digitMask({ groups: [4, 4, 4], normalise: (text) => onlyDigits(text).slice(0, 12) });

describe('a saved number filled in by the browser', () => {
  test.each(['+923001234567', '00923001234567', '03001234567', '3001234567', '+92 300 123 4567', '٠٣٠٠١٢٣٤٥٦٧'])(
    '%s shows as 300 123 4567',
    (spelling) => expect(maskitoTransform(spelling, phone)).toBe('300 123 4567'),
  );
});

test('an Aadhaar number shows in fours and no further', () => {
  expect(maskitoTransform('2345-6789-0123', aadhaar)).toBe('2345 6789 0123');
  expect(maskitoTransform('23456789012399', aadhaar)).toBe('2345 6789 0123');
  expect(maskitoTransform('23456', aadhaar)).toBe('2345 6');
});
