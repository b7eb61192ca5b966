import { describe, expect, test } from 'vitest';
import { LONG, refusal, testField } from '../testing/schema-rows.ts';
import { loginPhoneSchema } from './login.schema.ts';

const AYESHA = '+923001234567';

describe('login phone', () => {
  testField(loginPhoneSchema(), 'mobile', {
    message: 'Phone number is not valid.',
    accepted: [
      ['ten national digits', '3001234567', AYESHA],
      ['a leading zero', '03001234567', AYESHA],
      ['+92', '+923001234567', AYESHA],
      ['0092', '00923001234567', AYESHA],
      ['spaces', '300 123 4567', AYESHA],
      ['dashes', '0300-1234567', AYESHA],
      ['+92 with spaces and dashes', '+92 300-123 4567', AYESHA],
      ['spaces around', '  3001234567  ', AYESHA],
      ['a no-break space', '300\u00a01234567', AYESHA],
      ['Arabic-Indic digits', '٣٠٠١٢٣٤٥٦٧', AYESHA],
      ['Urdu digits', '۳۰۰۱۲۳۴۵۶۷', AYESHA],
      ['Urdu digits after +92', '+۹۲۳۰۰۱۲۳۴۵۶۷', AYESHA],
      ['Devanagari digits', '३००१२३४५६७', AYESHA],
      ['a zero-width space inside', '300\u200b1234567', AYESHA],
      ['direction marks around, as chat apps copy', '\u202a+923001234567\u202c', AYESHA],
      ['a byte-order mark', '\ufeff3001234567', AYESHA],
      ['a non-breaking hyphen', '0300\u20111234567', AYESHA],
      ['the lowest number', '3000000000', '+923000000000'],
      ['the highest number', '3999999999', '+923999999999'],
    ],
    refused: [
      ['nothing', ''],
      ['a space', ' '],
      ['nine digits', '300123456'],
      ['eleven digits', '30012345678'],
      ['ten digits that do not begin with 3', '4001234567'],
      ['a landline', '0211234567'],
      ['ten zeros', '0000000000'],
      ['the test number when there is none', '1234567890'],
      ['92 without a plus', '923001234567'],
      ['two prefixes', '+9203001234567'],
      ['another country', '+913001234567'],
      ['a plus alone', '+'],
      ['a letter inside', '30012345a7'],
      ['a letter after', '3001234567a'],
      ['a dot inside', '300.1234567'],
      ['brackets', '(300)1234567'],
      ['an exponent', '3e9'],
      ['negative zero', '-0'],
      ['a minus in place of the prefix and a digit short', '-300123456'],
      ['a decimal', '3001234567.0'],
      ['emoji', '😀😀😀😀😀😀😀😀😀😀'],
      ['keycap emoji', '3️⃣001234567 1'],
      ['a new line and a second number', '3001234567\n3001234567'],
      ['10 kB of digits', LONG('3')],
      ['10 kB of spaces', LONG(' ')],
      ['10 kB of zero-width spaces', LONG('\u200b')],
    ],
  });

  describe('with a test number', () => {
    testField(loginPhoneSchema('1234567890'), 'mobile', {
      message: 'Phone number is not valid.',
      accepted: [
        ['the test number', '1234567890', '+921234567890'],
        ['the test number with +92', '+92 123 456 7890', '+921234567890'],
        ['the test number in Urdu digits', '۱۲۳۴۵۶۷۸۹۰', '+921234567890'],
        ['any mobile still', '3001234567', AYESHA],
      ],
      refused: [
        ['the test number with a digit changed', '1234567891'],
        ['the test number with a digit more', '12345678901'],
        ['nothing', ''],
      ],
    });
  });

  test('an empty test number accepts nothing', () => {
    expect(refusal(loginPhoneSchema(''), { mobile: '' })).toEqual({ mobile: 'Phone number is not valid.' });
  });
});
