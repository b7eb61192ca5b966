import { describe } from 'vitest';
import { LONG, testField } from '../testing/schema-rows.ts';
import { aadhaarNumberSchema } from './aadhaar.schema.ts';

describe('Aadhaar number', () => {
  testField(aadhaarNumberSchema, 'aadhaarNumber', {
    message: 'Please enter a valid 12-digit Aadhaar number',
    accepted: [
      ['twelve digits', '123456789012', '123456789012'],
      ['groups of four', '1234 5678 9012', '123456789012'],
      ['groups with dashes', '1234-5678-9012', '123456789012'],
      ['spaces around', '  123456789012 ', '123456789012'],
      ['tabs between', '1234\t5678\t9012', '123456789012'],
      ['no-break spaces', '1234\u00a05678\u00a09012', '123456789012'],
      ['Devanagari digits', '१२३४५६७८९०१२', '123456789012'],
      ['Arabic-Indic digits', '١٢٣٤ ٥٦٧٨ ٩٠١٢', '123456789012'],
      ['Urdu digits', '۱۲۳۴۵۶۷۸۹۰۱۲', '123456789012'],
      ['zero-width spaces between', '1234\u200b5678\u200b9012', '123456789012'],
      ['direction marks around', '\u202a123456789012\u202c', '123456789012'],
      ['twelve zeros', '000000000000', '000000000000'],
    ],
    refused: [
      ['nothing', ''],
      ['spaces', '   '],
      ['one digit', '1'],
      ['eleven digits', '12345678901'],
      ['thirteen digits', '1234567890123'],
      ['sixteen digits, a virtual id', '1234567890123456'],
      ['a letter', '12345678901a'],
      ['a dot between groups', '1234.5678.9012'],
      ['a slash between groups', '1234/5678/9012'],
      ['masked as on a copy', 'XXXX XXXX 9012'],
      ['an exponent', '1.2345e11'],
      ['negative zero', '-0'],
      ['a plus', '+12345678901'],
      ['emoji', '😀'.repeat(12)],
      ['circled digits', '①②③④⑤⑥⑦⑧⑨⓪①②'],
      ['zero-width spaces alone', '\u200b'.repeat(12)],
      ['two numbers', '123456789012\n123456789012'],
      ['10 kB of digits', LONG('1')],
      ['10 kB of spaces and digits', LONG('1 ')],
    ],
  });
});
