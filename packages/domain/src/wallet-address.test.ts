import { describe, expect, test } from 'vitest';
import { keccak256 } from './keccak256.ts';
import { sha256 } from './sha256.ts';
import { addressFault } from './wallet-address.ts';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

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

describe('sha256 is that of everybody else', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    // Longer than one block, and exactly as long as needs another one for its length.
    ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
    ['a'.repeat(56), 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
  ])('of %o', (text, digest) => {
    expect(hex(sha256(bytesOf(text)))).toBe(digest);
  });
});

describe('keccak256 is that of Ethereum', () => {
  test.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['Transfer(address,address,uint256)', 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
  ])('of %o', (text, digest) => {
    expect(hex(keccak256(bytesOf(text)))).toBe(digest);
  });
});
