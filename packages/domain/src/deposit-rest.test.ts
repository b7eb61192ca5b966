import { describe, expect, it } from 'vitest';
import { depositRest } from './deposit-rest.ts';

describe('depositRest', () => {
  it.each([
    [250, 100, '150'],
    [250, 250, '0'],
    [250, 400, '0'],
    [250, 0, '250'],
    [250, null, '250'],
    [250, undefined, '250'],
    ['0.3', '0.1', '0.2'],
    ['100000', '99999.999999', '0.000001'],
  ])('of %s USDT due and %s arrived, %s are to be sent', (due, received, rest) => {
    expect(depositRest(due, received).toString()).toBe(rest);
  });
});
