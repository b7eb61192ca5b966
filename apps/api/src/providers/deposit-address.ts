import { addressOf, kindOfNetwork, type ChainKind } from '@sarraf/domain';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey } from '@scure/bip32';

const EXTERNAL_CHAIN = 0;

/** The last 20 bytes of keccak-256 over the uncompressed point: what TRON and Ethereum both call the account. */
function accountOfKey(compressed: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(compressed).toBytes(false);
  return bytesToHex(keccak_256(point.slice(1)).slice(-20));
}

/**
 * Deposit addresses from one extended *public* key, at `xpub/0/index`. A configured chain's kind decides the format of its id; else
 * trc20 gets TRON's base58check form, and bep20, erc20 and the ids listed in `evmNetworks` (`*`: any other) get Ethereum's. Any other
 * network has no address: guessing a format would lose the seller's money.
 */
export function depositAddresses(
  xpub: string,
  evmNetworks: readonly string[],
  kinds: ReadonlyMap<string, ChainKind> = new Map(),
) {
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey) throw new Error('DEPOSIT_XPUB holds a private key. Give the extended public key (xpub…).');
  const external = key.deriveChild(EXTERNAL_CHAIN);
  const kindOf = (networkId: string): ChainKind | undefined =>
    kinds.get(networkId) ??
    kindOfNetwork(networkId) ??
    (evmNetworks.includes(networkId) || evmNetworks.includes('*') ? 'evm' : undefined);
  return (networkId: string, index: number): string | null => {
    const kind = kindOf(networkId);
    const publicKey = external.deriveChild(index).publicKey;
    return kind && publicKey ? addressOf(kind, accountOfKey(publicKey)) : null;
  };
}
