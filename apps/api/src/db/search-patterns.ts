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
  searchedAddress,
} from '@sarraf/domain';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** LIKE pattern that matches a part of a value; an empty text has an empty pattern. */
const part = (text: string): string => (text === '' ? '' : `%${escaped(text)}%`);
/** Pattern for `~*` that matches nothing. */
const NOTHING = '(?!)';

/** Digits to search stored mobile numbers for: without the prefix that is not stored (`0300…`), and as typed. */
const mobileParts = (plain: string): string[] =>
  /^[0-9 ()./+-]*$/.test(plain) ? [phoneDigits(plain), digitsOf(plain)].filter((digits) => digits !== '') : [];

/**
 * Search patterns of a text, normalised like the stored values of each field, so that any spelling a field accepts finds its value (product.md R7).
 * Patterns are for LIKE, and for `~*` for names; null if the text cannot be a value of the field.
 */
export function readSearch(search: string) {
  const plain = plainText(search);
  const address = normaliseAddress(search);
  const searched = searchedAddress(search);
  return {
    name: namePattern(search) || NOTHING,
    text: part(plain),
    /** Pattern for an e-mail address or NayaPay ID. */
    nayapayId: part(normaliseNayapayId(search)),
    orderId: normaliseOrderId(search),
    orderIdPart: part(normaliseOrderId(search)),
    mobiles: mobileParts(plain).map(part),
    utr: part(normaliseUtr(search)),
    iban: part(normaliseIban(search)),
    accountNumber: part(normaliseAccountNumber(search)),
    /** The 20 bytes of a complete address, in any letter case if its format allows; else null. */
    account: accountOf(address) ?? accountOf(address.toLowerCase()),
    address: searched && part(searched),
    hash: hashDigits(search),
    hashPart: searched && part(searched.replace(/^0x/, '')),
  };
}
