import { describe, expect, test } from 'vitest';
import { addressFault } from './wallet-address.ts';

const TRON = 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os';
/** Of EIP-55 itself. */
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
    ['with a blank', 'trc20', ` ${TRON}`],
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
