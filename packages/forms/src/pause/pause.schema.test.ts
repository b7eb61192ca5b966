import { describe } from 'vitest';
import { LONG, testField } from '../testing/schema-rows.ts';
import { pauseReasonSchema } from './pause.schema.ts';

const REST = { en: 'Our bank is closed', ur: 'ہمارا بینک بند ہے' };

describe.each(['en', 'ur'])('the reason in %s', (field) => {
  testField(pauseReasonSchema, field, {
    rest: REST,
    accepted: [
      ['a sentence', 'We are back at 6 pm.', 'We are back at 6 pm.'],
      ['spaces around', ' We are back \n', 'We are back'],
      ['Urdu', 'ہم 6 بجے واپس ہیں', 'ہم 6 بجے واپس ہیں'],
      ['markup, which is only text', '<b>a</b>', '<b>a</b>'],
      ['three hundred characters', 'a'.repeat(300), 'a'.repeat(300)],
    ],
    refused: [
      ['nothing', ''],
      ['a space', ' '],
      ['invisible characters', '\u200b\u202a'],
      ['10 kB of spaces', LONG(' ')],
    ],
    message: 'Enter the reason: sellers read it',
  });
  testField(pauseReasonSchema, field, {
    rest: REST,
    accepted: [],
    refused: [
      ['three hundred and one characters', 'a'.repeat(301)],
      ['10 kB of letters', LONG('a')],
    ],
    message: 'Use at most 300 characters',
  });
});
