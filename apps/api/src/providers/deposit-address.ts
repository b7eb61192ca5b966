import { addressOf, kindOfNetwork, type ChainKind } from '@sarraf/domain';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey } from '@scure/bip32';

const EXTERNAL_CHAIN = 0;

/** Account of a public key, on TRON and Ethereum alike: the last 20 bytes of keccak-256 over the uncompressed point. */
function accountOfKey(compressed: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(compressed).toBytes(false);
  return bytesToHex(keccak_256(point.slice(1)).slice(-20));
}

/**
 * Deposit addresses of one extended *public* key, at `xpub/0/index`. The kind of a configured chain decides the format. Otherwise trc20 has
 * TRON addresses (base58check); bep20, erc20 and the ids in `evmNetworks` (`*`: any other) have Ethereum addresses. Any other network has
 * no address (null), since a guessed format would lose the seller's money.
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
