import { pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { depositAddresses } from './deposit-address.ts';

// Public test seed of the Ethereum tools, whose addresses are well known.
const seed = pbkdf2Sync('test test test test test test test test test test test junk', 'mnemonic', 2048, 64, 'sha512');
const account = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'");

describe('deposit addresses', () => {
  const addressAt = depositAddresses(account.publicExtendedKey, ['polygon']);

  test.each([
    ['erc20', 0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['bep20', 1, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['polygon', 2, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  ])('%s at %i is the checksummed address of the tools', (network, index, address) => {
    expect(addressAt(network, index)).toBe(address);
  });

  test('trc20 is the same account in TRON’s form', () => {
    // base58check(41 ‖ f39fd6e51aad88f6f4ce6ab8827279cfffb92266)
    expect(addressAt('trc20', 0)).toBe('TYBNgWfhGuNzdLtjKtxXTfskAhTbMcqbaG');
  });

  test('a network of unknown format has no address', () => {
    expect(addressAt('solana', 0)).toBeNull();
  });

  test('a configured chain decides the format, also of a known id', () => {
    const configured = depositAddresses(
      account.publicExtendedKey,
      ['*'],
      new Map([
        ['nile', 'tron'],
        ['trc20', 'evm'],
      ]),
    );
    expect(configured('nile', 0)).toBe('TYBNgWfhGuNzdLtjKtxXTfskAhTbMcqbaG');
    expect(configured('trc20', 0)).toMatch(/^0xf39F/);
    expect(configured('polygon', 0)).toMatch(/^0xf39F/);
  });

  test('a private key is refused', () => {
    expect(() => depositAddresses(account.privateExtendedKey, [])).toThrow('private key');
  });

  test('the sandbox key is public', () => {
    const { depositXpub } = readConfig({}, { dataDir: '', webDist: '' });
    expect(depositXpub).toMatch(/^xpub/);
    expect(depositAddresses(depositXpub, ['*'])('anything', 7)).toMatch(/^0x/);
  });
});
