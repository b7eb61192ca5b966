import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** What is wrong with an address: it has not the form of its network, or a character of it is wrong. */
export type AddressFault = 'form' | 'checksum';

const EVM = /^0x[0-9a-fA-F]{40}$/;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
/** One byte of kind, twenty of the account; four of checksum follow. */
const TRON_BYTES = 21;
const TRON_KIND = 0x41;

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
  const hash = keccak_256(utf8ToBytes(lower));
  return [...digits].every((digit, at) => {
    const half = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15;
    return digit === (half >= 8 ? digit.toUpperCase() : digit.toLowerCase());
  });
}

function hasTronChecksum(address: string): boolean {
  try {
    const bytes = createBase58check(sha256).decode(address);
    return bytes.length === TRON_BYTES && bytes[0] === TRON_KIND;
  } catch {
    return false;
  }
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
