/** The zero of each script whose digits people here type: ASCII, Arabic-Indic, its eastern (Urdu, Persian) form, and Devanagari. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** Turns the digits of other scripts into ASCII ones and leaves every other character alone. */
export function asciiDigits(text: string): string {
  return Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? char : String(code - zero);
  }).join('');
}

/** The digits of a text in ASCII, nothing else. */
export const onlyDigits = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** Digits in groups parted by spaces, as in `300 123 4567` for `[3, 3, 4]`; digits past the last group are dropped. */
export function groupDigits(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    const part = digits.slice(start, start + size);
    if (part === '') break;
    parts.push(part);
    start += size;
  }
  return parts.join(' ');
}
