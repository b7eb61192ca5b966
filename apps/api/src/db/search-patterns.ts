import {
  accountOf,
  digitsOf,
  hashDigits,
  namePattern,
  normaliseAccountNumber,
  normaliseAddress,
  normaliseIban,
  normaliseNayapayId,
  normaliseOrderId,
  normaliseUtr,
  phoneDigits,
  plainText,
} from '@sarraf/domain';

/** Characters from which a text is looked for in addresses and hashes. */
const FEWEST_OF_HASH = 6;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** The pattern of `like` for a part of a value; nothing has an empty one. */
const part = (text: string): string => (text === '' ? '' : `%${escaped(text)}%`);
/** The pattern of `~*` that finds nothing. */
const NOTHING = '(?!)';

/** Parts of a stored mobile that a text may mean: without the prefix that is not stored (`0300…`), and as it was typed. */
const mobileParts = (plain: string): string[] =>
  /^[0-9 ()./+-]*$/.test(plain) ? [phoneDigits(plain), digitsOf(plain)].filter((digits) => digits !== '') : [];

/**
 * What somebody looks for, in each of the spellings that records are stored in: patterns of `like` and, for a name, of `~*`; null where the
 * text cannot be one. What a field takes and stores in another spelling is found by the spelling that was typed (product.md R7).
 */
export function readSearch(search: string) {
  const plain = plainText(search);
  const address = normaliseAddress(search);
  return {
    name: namePattern(search) || NOTHING,
    text: part(plain),
    /** Of an e-mail or NayaPay ID. */
    nayapayId: part(normaliseNayapayId(search)),
    orderId: normaliseOrderId(search),
    orderIdPart: part(normaliseOrderId(search)),
    mobiles: mobileParts(plain).map(part),
    utr: part(normaliseUtr(search)),
    iban: part(normaliseIban(search)),
    accountNumber: part(normaliseAccountNumber(search)),
    /** The 20 bytes of a whole address, in any letter case where that can be told. */
    account: accountOf(address) ?? accountOf(address.toLowerCase()),
    address: address.length < FEWEST_OF_HASH ? null : part(address.toLowerCase()),
    hash: hashDigits(search),
    hashPart: address.length < FEWEST_OF_HASH ? null : part(address.toLowerCase().replace(/^0x/, '')),
  };
}
