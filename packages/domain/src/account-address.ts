import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** Format of a network's addresses and hashes: Ethereum's (EVM) or TRON's. */
export type ChainKind = 'evm' | 'tron';

const KINDS = new Map<string, ChainKind>([
  ['trc20', 'tron'],
  ['bep20', 'evm'],
  ['erc20', 'evm'],
]);

/** Chain kind of a known network id, in any letter case; undefined for other networks, which only the server knows. */
export const kindOfNetwork = (networkId: string): ChainKind | undefined => KINDS.get(networkId.toLowerCase());

const base58check = createBase58check(sha256);
const TRON_PREFIX = 0x41;
const ACCOUNT_BYTES = 20;

/** `0x…` in the mixed case of EIP-55, so that a wallet notices a mistyped character. */
function checksummed(account: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(account)));
  const mixed = [...account].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${mixed.join('')}`;
}

/** The address of an account (40 lower-case hex digits): checksummed `0x…`, or TRON's `T…`. */
export const addressOf = (kind: ChainKind, account: string): string =>
  kind === 'tron' ? base58check.encode(Uint8Array.of(TRON_PREFIX, ...hexToBytes(account))) : checksummed(account);

function ofEthereum(address: string): string | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return null;
  const digits = address.slice(2);
  const account = digits.toLowerCase();
  const isMixed = digits !== account && digits !== digits.toUpperCase();
  return isMixed && checksummed(account) !== address ? null : account;
}

function ofTron(address: string): string | null {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return null;
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 1 + ACCOUNT_BYTES && bytes[0] === TRON_PREFIX ? bytesToHex(bytes.slice(1)) : null;
  } catch {
    return null;
  }
}

/**
 * The 20 account bytes of an address (`0x…` or `T…`) as 40 lower-case hex digits; null for any other text and for a wrong checksum.
 * `0x…` in a single letter case has no checksum.
 */
export const accountOf = (address: string): string | null => ofEthereum(address) ?? ofTron(address);
