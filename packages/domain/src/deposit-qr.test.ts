import { describe, expect, it, test } from 'vitest';
import { depositQrForms, isQrMode, isTronToken, QR_MODES, type DepositToken } from './deposit-qr.ts';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const ERC20 = { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6, chainId: 1 };
const BEP20 = { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18, chainId: 56 };
const TRC20 = { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 };

describe('the QR code of a deposit', () => {
  it.each([
    [500, 'TAddress?amount=500'],
    ['1234.5', 'TAddress?amount=1234.5'],
    [0.000001, 'TAddress?amount=0.000001'],
    [100_000, 'TAddress?amount=100000'],
  ])('of %s USDT says %s', (quantity, text) => {
    const [first] = depositQrForms({ address: 'TAddress', quantity, token: null });
    expect(first).toEqual({ mode: 'amount', text });
  });

  it.each<[string, DepositToken, string, string, string]>([
    ['TRON', TRC20, TRON, '500', `tron:${TRON}?amount=500&token=${TRC20.contract}`],
    [
      'TRON, without a chain id',
      { ...TRC20, chainId: null },
      TRON,
      '0.1',
      `tron:${TRON}?amount=0.1&token=${TRC20.contract}`,
    ],
    ['Ethereum', ERC20, EVM, '500', `ethereum:${ERC20.contract}@1/transfer?address=${EVM}&uint256=500000000`],
    [
      'Ethereum, the smallest amount',
      ERC20,
      EVM,
      '0.000001',
      `ethereum:${ERC20.contract}@1/transfer?address=${EVM}&uint256=1`,
    ],
    // Above 2^53 and with 18 decimals: no digit is lost.
    [
      ...(['BNB Smart Chain', BEP20, EVM, '99999.123456'] as const),
      `ethereum:${BEP20.contract}@56/transfer?address=${EVM}&uint256=99999123456000000000000`,
    ],
    [
      ...(['a test network', { contract: EVM, decimals: 0, chainId: 97 }, EVM, '12'] as const),
      `ethereum:${EVM}@97/transfer?address=${EVM}&uint256=12`,
    ],
  ])('is a payment link on %s', (_title, token, address, quantity, text) => {
    expect(depositQrForms({ address, quantity, token })).toEqual([
      { mode: 'amount', text: `${address}?amount=${quantity}` },
      { mode: 'link', text },
      { mode: 'address', text: address },
    ]);
  });

  it('has no link on a network without a token', () => {
    expect(depositQrForms({ address: EVM, quantity: 1, token: null })).toEqual([
      { mode: 'amount', text: `${EVM}?amount=1` },
      { mode: 'address', text: EVM },
    ]);
  });
});

test('a token without a chain id is on TRON', () => {
  expect([TRC20, BEP20, ERC20].map(isTronToken)).toEqual([true, false, false]);
});

test('a stored mode is known, or not', () => {
  expect([...QR_MODES, 'other', null, 1].map(isQrMode)).toEqual([true, true, true, false, false, false]);
});
