import { keccak256 } from './keccak256.ts';
import { sha256 } from './sha256.ts';

/** What is wrong with an address: it has not the form of its network, or a character of it is wrong. */
export type AddressFault = 'form' | 'checksum';

const EVM = /^0x[0-9a-fA-F]{40}$/;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** One byte of kind, twenty of the account, four of checksum. */
const TRON_BYTES = 25;
const TRON_KIND = 0x41;
const CHECKSUM_BYTES = 4;

/** Networks whose form is known here; of any other only the server knows. */
const FORMS = new Map([
  ['trc20', TRON],
  ['bep20', EVM],
  ['erc20', EVM],
]);

/** EIP-55: a digit is upper-case where the hash of the lower-case address has 8 or more. In one case there is no checksum. */
function hasEvmChecksum(digits: string): boolean {
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak256(Uint8Array.from(lower, (character) => character.charCodeAt(0)));
  return [...digits].every((digit, at) => {
    const half = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15;
    return digit === (half >= 8 ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Base58 as bytes, as many as an address of TRON has; null when it is more. */
function tronBytes(address: string): Uint8Array | null {
  const bytes = new Uint8Array(TRON_BYTES);
  for (const character of address) {
    let carry = BASE58.indexOf(character);
    for (let at = TRON_BYTES - 1; at >= 0; at -= 1) {
      carry += (bytes[at] ?? 0) * BASE58.length;
      bytes[at] = carry & 255;
      carry >>= 8;
    }
    if (carry > 0) return null;
  }
  return bytes;
}

function hasTronChecksum(address: string): boolean {
  const bytes = tronBytes(address);
  if (bytes?.[0] !== TRON_KIND) return false;
  const sum = sha256(sha256(bytes.slice(0, -CHECKSUM_BYTES)));
  return bytes.slice(-CHECKSUM_BYTES).every((byte, at) => byte === sum[at]);
}

/**
 * What keeps USDT from being sent to an address over a network (product.md R45); null when nothing does. Over a network that is unknown
 * here either form will do, and the server decides.
 */
export function addressFault(networkId: string, address: string): AddressFault | null {
  const form = FORMS.get(networkId.toLowerCase());
  const isEvm = EVM.test(address);
  if (form ? !form.test(address) : !isEvm && !TRON.test(address)) return 'form';
  const isWhole = isEvm ? hasEvmChecksum(address.slice(2)) : hasTronChecksum(address);
  return isWhole ? null : 'checksum';
}
