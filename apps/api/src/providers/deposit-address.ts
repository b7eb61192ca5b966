import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';

const base58check = createBase58check(sha256);
const EXTERNAL_CHAIN = 0;
const TRON_PREFIX = 0x41;

/** The last 20 bytes of keccak-256 over the uncompressed point: what TRON and Ethereum both call the account. */
function accountOf(compressed: Uint8Array): Uint8Array {
  const point = secp256k1.Point.fromBytes(compressed).toBytes(false);
  return keccak_256(point.slice(1)).slice(-20);
}

/** `0x…` in the mixed case of EIP-55, so that a wallet notices a mistyped character. */
function checksummed(account: Uint8Array): string {
  const hex = bytesToHex(account);
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(hex)));
  const mixed = [...hex].map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit));
  return `0x${mixed.join('')}`;
}

/**
 * Deposit addresses from one extended *public* key, at `xpub/0/index`. trc20 gets TRON's base58check form; bep20, erc20
 * and the ids listed in `evmNetworks` (`*`: any other) get Ethereum's. Any other network has no address: guessing a
 * format would lose the seller's money.
 */
export function depositAddresses(xpub: string, evmNetworks: readonly string[]) {
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey) throw new Error('DEPOSIT_XPUB holds a private key. Give the extended public key (xpub…).');
  const external = key.deriveChild(EXTERNAL_CHAIN);
  const isEvm = (networkId: string): boolean =>
    networkId === 'bep20' || networkId === 'erc20' || evmNetworks.includes(networkId) || evmNetworks.includes('*');
  return (networkId: string, index: number): string | null => {
    const publicKey = external.deriveChild(index).publicKey;
    if (!publicKey) return null;
    const account = accountOf(publicKey);
    if (networkId === 'trc20') return base58check.encode(Uint8Array.of(TRON_PREFIX, ...account));
    return isEvm(networkId) ? checksummed(account) : null;
  };
}
