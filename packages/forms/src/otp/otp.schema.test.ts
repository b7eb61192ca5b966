import { describe } from 'vitest';
import { LONG, testField, type Accepted, type Refused } from '../testing/schema-rows.ts';
import { aadhaarOtpSchema, loginOtpSchema } from './otp.schema.ts';

const accepted: Accepted = [
  ['six digits', '482913', '482913'],
  ['six zeros', '000000', '000000'],
  ['a leading zero', '012345', '012345'],
  ['a space in the middle', '482 913', '482913'],
  ['a dash in the middle', '482-913', '482913'],
  ['a non-breaking hyphen', '482\u2011913', '482913'],
  ['spaces around', ' 482913\n', '482913'],
  ['a space after each digit', '4 8 2 9 1 3 ', '482913'],
  ['Arabic-Indic digits', '٤٨٢٩١٣', '482913'],
  ['Urdu digits', '۴۸۲۹۱۳', '482913'],
  ['Devanagari digits', '४८२९१३', '482913'],
  ['mixed scripts', '48۲٩13', '482913'],
  ['a zero-width space', '482\u200b913', '482913'],
  ['direction marks around', '\u200e482913\u200e', '482913'],
  ['a soft hyphen', '482\u00ad913', '482913'],
];

const refused: Refused = [
  ['nothing', ''],
  ['spaces', '      '],
  ['zero-width spaces alone', '\u200b\u200b\u200b\u200b\u200b\u200b'],
  ['one digit', '4'],
  ['five digits', '48291'],
  ['seven digits', '4829130'],
  ['a letter', '48291a'],
  ['six letters', 'abcdef'],
  ['a letter that looks like a digit', '48291O'],
  ['a decimal', '4829.1'],
  ['a decimal with six digits', '482.913'],
  ['an exponent', '4829e1'],
  ['hexadecimal', '0x4829'],
  ['a plus', '+48291'],
  ['negative zero', '-0'],
  ['emoji', '😀😀😀😀😀😀'],
  ['keycap emoji', '4️⃣8️⃣2️⃣9️⃣1️⃣3️⃣'],
  ['circled digits', '④⑧②⑨①③'],
  ['superscript digits', '⁴⁸²⁹¹³'],
  ['a code and a second line', '482913\n7'],
  ['a sentence', 'Your code is 482913'],
  ['10 kB of digits', LONG('4')],
  ['10 kB of spaces', LONG(' ')],
];

describe('login OTP', () => {
  testField(loginOtpSchema, 'otp', { accepted, refused, message: 'OTP must be 6 digits long.' });
});

describe('Aadhaar OTP', () => {
  testField(aadhaarOtpSchema, 'otp', { accepted, refused, message: 'Please enter all 6 digits' });
});
