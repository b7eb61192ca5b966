import { describe, expect, test } from 'vitest';
import { addressOf } from './account-address.ts';
import { addressFault, normaliseAddress } from './wallet-address.ts';

const TRON = 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os';
/** Test addresses of EIP-55. */
const EVM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('an address that can be paid', () => {
  test.each([
    ['of TRON', 'trc20', TRON],
    ['of TRON, the network in capitals', 'TRC20', 'TMMBgtNcDWUN5ARHBnQLQNfUq7zWEx95Fu'],
    ...EVM.map((address) => ['in the mixed case of EIP-55', 'bep20', address]),
    ['in lower case, which has no checksum', 'erc20', EVM[0]?.toLowerCase() ?? ''],
    ['in upper case', 'erc20', `0x${EVM[0]?.slice(2).toUpperCase()}`],
    ['of a network only the server knows', 'polygon', EVM[1] ?? ''],
    ['of another one, in the other form', 'nile', TRON],
    ['with blanks around it', 'trc20', ` ${TRON}\n`],
    ['in groups of four, as it is shown', 'trc20', TRON.replace(/.{4}/g, '$& ')],
    ['with direction marks', 'bep20', `\u202A${EVM[0]}\u202C`],
    ['with 0X', 'bep20', EVM[0]?.replace('0x', '0X') ?? ''],
    ['just above the addresses of the network itself', 'bep20', `0x${'1'.padStart(36, '0')}0000`],
  ])('%s', (_, network, address) => {
    expect(addressFault(network, address)).toBeNull();
  });
});

describe('one that has not the form of its network', () => {
  test.each([
    ['nothing', 'trc20', ''],
    ['that of the other chain', 'trc20', EVM[0] ?? ''],
    ['and the other way round', 'bep20', TRON],
    ['too short', 'trc20', TRON.slice(0, -1)],
    ['too long', 'erc20', `${EVM[0]}0`],
    ['a letter that base58 leaves out', 'trc20', `${TRON.slice(0, -1)}l`],
    ['no hex', 'erc20', `${EVM[0]?.slice(0, -1)}g`],
    ['something else over an unknown network', 'polygon', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ])('%s', (_, network, address) => {
    expect(addressFault(network, address)).toBe('form');
  });
});

describe('one with a character that is wrong', () => {
  test.each([
    ['of TRON', 'trc20', TRON.replace('J', 'K')],
    ['at its end', 'trc20', `${TRON.slice(0, -1)}t`],
    ['beyond what its bytes can hold', 'trc20', `T${'z'.repeat(33)}`],
    ['in another case', 'bep20', EVM[0]?.replace('aAeb', 'AAeb') ?? ''],
    ['a digit', 'erc20', EVM[0]?.replace('6053', '6054') ?? ''],
  ])('%s', (_, network, address) => {
    expect(addressFault(network, address)).toBe('checksum');
  });

  const swapped = Array.from(TRON.slice(1, -1), (character, at) => {
    const [before, after] = [TRON.slice(0, at + 1), TRON.slice(at + 3)];
    return before + TRON.charAt(at + 2) + character + after;
  });
  test.each(swapped.filter((address) => address !== TRON))('or two that changed places: %s', (address) => {
    expect(addressFault('trc20', address)).toBe('checksum');
  });
});

describe('one that nobody can spend from', () => {
  test.each([
    ['the zero address', 'bep20', `0x${'0'.repeat(40)}`],
    ['the same on TRON', 'trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['a contract that is part of the network', 'erc20', `0x${'1'.padStart(40, '0')}`],
    ['the last of those', 'erc20', `0x${'ffff'.padStart(40, '0')}`],
    ['the same on TRON', 'trc20', addressOf('tron', 'ffff'.padStart(40, '0'))],
    ['where people burn tokens', 'bep20', '0x000000000000000000000000000000000000dEaD'],
    ['another place for that', 'bep20', '0xdead000000000000000000000000000000000000'],
    ['the black hole of TRON', 'trc20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
    ['USDT itself on TRON', 'trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['USDT itself on BNB Smart Chain', 'bep20', '0x55d398326f99059fF775485246999027B3197955'],
    ['USDT itself on Ethereum, in lower case', 'erc20', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
    ['the contract of another network', 'bep20', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['over a network only the server knows', 'polygon', '0x000000000000000000000000000000000000dEaD'],
  ])('%s', (_, network, address) => {
    expect(addressFault(network, address)).toBe('unspendable');
  });
});

test.each([
  [` ${TRON} `, TRON],
  ['TNnu Je7i TwHH tFGE mC21 mEU6 vQ9S zht2 os', TRON],
  [`\u200E${EVM[1]}\u2069`, EVM[1]],
  [EVM[1]?.replace('0x', '0X') ?? '', EVM[1]],
  [EVM[1]?.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))) ?? '', EVM[1]],
])('%j is stored as %s', (typed, stored) => {
  expect(normaliseAddress(typed)).toBe(stored);
});
