import { describe, expect, test } from 'vitest';
import { accountOf, addressOf } from './account-address.ts';

const ACCOUNT = 'f39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const EVM = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TRON = 'TYBNgWfhGuNzdLtjKtxXTfskAhTbMcqbaG';

describe('the account behind an address', () => {
  test.each([
    ['a checksummed one', EVM],
    ['one in lower case', EVM.toLowerCase()],
    ['one in upper case', `0x${ACCOUNT.toUpperCase()}`],
    ['TRON’s', TRON],
  ])('is read from %s', (_, address) => {
    expect(accountOf(address)).toBe(ACCOUNT);
  });

  test.each([
    ['a wrong checksum', EVM.replace('F6F4', 'F6f4')],
    ['a digit too few', EVM.slice(0, -1)],
    ['a letter that is no digit', `${EVM.slice(0, -1)}g`],
    ['no prefix', ACCOUNT],
    ['a mistyped letter in TRON’s', TRON.replace('Gf', 'GF').replace('Wf', 'Wg')],
    ['another prefix byte in base58', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['TRON’s without its end', TRON.slice(0, -1)],
    ['nothing', ''],
    ['blanks around it', ` ${EVM} `],
  ])('is null for %s', (_, address) => {
    expect(accountOf(address)).toBeNull();
  });
});

test('an account is written as its network does, and read back', () => {
  expect(addressOf('evm', ACCOUNT)).toBe(EVM);
  expect(addressOf('tron', ACCOUNT)).toBe(TRON);
  expect(accountOf(addressOf('tron', '0'.repeat(40)))).toBe('0'.repeat(40));
});
