import { expect, test } from 'vitest';
import { figureSize } from './figure-size.ts';

test.each([
  ['', 'large'],
  ['10,482', 'large'],
  ['$4.82M', 'large'],
  ['1,00,000', 'large'],
  ['10,00,000', 'medium'],
  ['Rs. 12,40,118', 'medium'],
  ['Rs. 1,23,45,678', 'small'],
  ['Rs. 27,96,12,345.67', 'small'],
])('%j is %s', (figure, size) => expect(figureSize(figure)).toBe(size));
