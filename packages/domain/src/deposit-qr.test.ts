import { describe, expect, it } from 'vitest';
import { depositQrText } from './deposit-qr.ts';

describe('the QR code of a deposit', () => {
  it.each([
    [500, 'TAddress?amount=500'],
    ['1234.5', 'TAddress?amount=1234.5'],
    [0.000001, 'TAddress?amount=0.000001'],
    [100_000, 'TAddress?amount=100000'],
  ])('of %s USDT says %s', (quantity, text) => {
    expect(depositQrText('TAddress', quantity)).toBe(text);
  });
});
