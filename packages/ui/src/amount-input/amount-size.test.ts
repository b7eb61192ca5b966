import { expect, test } from 'vitest';
import { amountSize } from './amount-size.ts';

test.each([
  ['', 'large'],
  ['100000', 'large'],
  ['1500.255', 'medium'],
  ['100000.000001', 'small'],
])('"%s" is %s', (text, size) => expect(amountSize(text)).toBe(size));
