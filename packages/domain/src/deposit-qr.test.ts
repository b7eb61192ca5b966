import { describe, expect, it, test } from 'vitest';
import { depositQrText, isQrMode, QR_MODES } from './deposit-qr.ts';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

describe('the QR code of a deposit', () => {
  it.each([
    [500, 'TAddress?amount=500'],
    ['1234.5', 'TAddress?amount=1234.5'],
    [0.000001, 'TAddress?amount=0.000001'],
    [100_000, 'TAddress?amount=100000'],
  ])('of %s USDT says %s', (quantity, text) => {
    expect(depositQrText('amount', { networkId: 'trc20', address: 'TAddress', quantity })).toBe(text);
  });

  it.each([
    ['trc20', TRON, '500', `tron:${TRON}?amount=500&token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`],
    ['TRC20', TRON, '0.1', `tron:${TRON}?amount=0.1&token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`],
    [
      'erc20',
      EVM,
      '500',
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${EVM}&uint256=500000000`,
    ],
    [
      'erc20',
      EVM,
      '0.000001',
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${EVM}&uint256=1`,
    ],
    // Above 2^53 and with 18 decimals: no digit is lost.
    [
      'bep20',
      EVM,
      '99999.123456',
      `ethereum:0x55d398326f99059fF775485246999027B3197955@56/transfer?address=${EVM}&uint256=99999123456000000000000`,
    ],
    ['polygon', EVM, '500', null],
    ['__proto__', EVM, '500', null],
  ])('as a payment link on %s', (networkId, address, quantity, text) => {
    expect(depositQrText('link', { networkId, address, quantity })).toBe(text);
  });

  test('can be the address alone', () => {
    expect(depositQrText('address', { networkId: 'polygon', address: EVM, quantity: 1 })).toBe(EVM);
  });
});

test('a stored mode is known, or not', () => {
  expect([...QR_MODES, 'other', null, 1].map(isQrMode)).toEqual([true, true, true, false, false, false]);
});
