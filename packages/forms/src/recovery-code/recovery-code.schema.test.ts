import { describe, expect, test } from 'vitest';
import { refusal, testField } from '../testing/schema-rows.ts';
import { recoveryCodeSchema } from './recovery-code.schema.ts';

describe('a recovery code', () => {
  testField(recoveryCodeSchema, 'code', {
    message: 'A recovery code has 16 letters and digits',
    accepted: [
      ['as it was shown', '7K3M-9QXA-2FTC-W8RD', '7K3M9QXA2FTCW8RD'],
      ['small letters and blanks', ' 7k3m 9qxa 2ftc w8rd ', '7K3M9QXA2FTCW8RD'],
      ['letters that look like digits', 'OIL1-9QXA-2FTC-W8RD', '01119QXA2FTCW8RD'],
    ],
    refused: [
      ['a one-time code', '482913'],
      ['fifteen characters', '7K3M-9QXA-2FTC-W8R'],
      ['seventeen', '7K3M-9QXA-2FTC-W8RDX'],
    ],
  });

  test.each(['', '   '])('is required: %j', (code) => {
    expect(refusal(recoveryCodeSchema, { code })).toEqual({ code: 'Enter a recovery code' });
  });
});
