import { describe, expect, test } from 'vitest';
import { messagesByLanguage, type Messages } from './messages.ts';
import { entriesOf, type MessageEntry } from './testing/messages.ts';

const english = entriesOf(messagesByLanguage.en);
const urdu = entriesOf(messagesByLanguage.ur);

/** A sample for each value that messages take. No message contains one of these texts by itself. */
const SAMPLES: Record<string, unknown> = {
  count: 37,
  minutes: 37,
  code: '481516',
  wait: '37',
  field: 'shoeSize',
  header: 'X-Sample',
  banks: 'Sample Bank',
  limit: 37,
  max: 74_001,
  min: 73_001,
  network: 'SMP20',
  name: 'Sample Wallet',
  title: 'SAMPLE TITLE',
  places: 37,
  amount: '72001.00',
  person: 'Sample Person',
  support: 'help@sample.example',
  rupees: '70002.00',
  account: '9164',
  utr: 'SMP26060200017',
  left: 37,
  balance: 73_002,
  missing: 'shoeSize',
  cell: '31-31-2026',
  format: 'DD-MM',
  head: '71001',
  reason: 'Sample reason',
  payer: 'Sample Exchange',
  usdt: '71500.5',
};

/** Names of the values that a message takes, sorted. */
function valuesOf(message: MessageEntry): string[] {
  if (typeof message === 'string') return [];
  const names = /^\(\{([^}]*)\}/.exec(message.toString())?.[1] ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .toSorted();
}

/** Text of a message, with the sample values. */
const textOf = (message: MessageEntry): string => (typeof message === 'string' ? message : message(SAMPLES));

describe.each(Object.entries(messagesByLanguage))('the messages in %s', (_, messages) => {
  const entries = entriesOf(messages);

  test('has the keys of the English messages, in their order', () => {
    expect([...entries.keys()]).toEqual([...english.keys()]);
  });

  test.each([...entries])('%s is not empty and contains every value', (path, message) => {
    const text = textOf(message);
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(valuesOf(message)).toEqual(valuesOf(english.get(path) ?? ''));
    for (const name of valuesOf(message)) expect(text).toContain(String(SAMPLES[name]));
  });
});

describe('the Urdu messages', () => {
  /** Words that are English in Pakistan too, and names of the contract. */
  const LATIN = new Set([
    'Excel',
    ...[
      'OTP',
      'SMS',
      'USDT',
      'WhatsApp',
      'IBAN',
      'NayaPay',
      'ID',
      'Sarraf',
      'Aadhaar',
      'JSON',
      'UUID',
      'kB',
      'id',
      'data',
    ],
    ...['Content-Type', 'application/json', 'page', 'limit', 'before', 'dateFilter', 'all', 'week', 'month', 'year'],
    ...['SadaPay', 'Easypaisa', 'Raast'],
    ...['PUBLIC', 'URL', 'true', 'false', 'open'],
    ...['UTR', 'CSV', 'MB', 'text/csv', 'orderId', 'utr', 'dryRun', 'format', 'csv', 'xlsx'],
  ]);
  const samples = Object.values(SAMPLES)
    .map(String)
    .toSorted((one, other) => other.length - one.length);
  const withoutValues = (text: string): string => samples.reduce((rest, sample) => rest.replaceAll(sample, ''), text);

  test.each([...urdu])('%s is in Urdu', (_, message) => {
    const text = textOf(message);
    const latin = withoutValues(text).match(/[A-Za-z][A-Za-z/-]*/g) ?? [];
    expect(latin.filter((word) => !LATIN.has(word))).toEqual([]);
    // Letters and digits of Arabic or Persian keyboards, and Latin signs where Urdu has its own.
    expect(text).not.toMatch(/[كيىةه٠-٩۰-۹;?]|[؀-ۿ][.,]/);
  });

  test('no message is the same as in English', () => {
    const same = [...urdu].filter(([path, message]) => textOf(message) === textOf(english.get(path) ?? ''));
    expect(same).toEqual([]);
  });

  test('messages that differ in English differ in Urdu', () => {
    const duplicates = [...urdu].filter(([path, message]) =>
      [...urdu].some(([other, again]) => {
        const differs = textOf(english.get(path) ?? '') !== textOf(english.get(other) ?? '');
        return textOf(message) === textOf(again) && differs;
      }),
    );
    expect(duplicates.map(([path]) => path)).toEqual([]);
  });

  // Bidirectional text: a run of Latin letters is reordered as a whole. Punctuation at its edge, or a run at the start of a text without a
  // direction, is misplaced. Text inside the isolates of `ltr()` and `isolate()` is safe.
  test.each([...urdu])('%s keeps its order', (path, message) => {
    const text = textOf(message).replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, '');
    expect(text).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    if (!path.startsWith('wait.')) expect(text).toMatch(/^[؀-ۿ]/);
    const runs = text.split(/[\s؀-ۿ]+/).filter((run) => /[A-Za-z0-9]/.test(run));
    for (const run of runs) expect(run).toMatch(/^\w(.*\w)?:?$/);
  });

  test('use the plural forms of Urdu', () => {
    const { hours, minutes, seconds } = messagesByLanguage.ur.wait;
    expect([1, 2, 11].map((count) => hours({ count }))).toEqual(['1 گھنٹہ', '2 گھنٹے', '11 گھنٹے']);
    expect([minutes({ count: 1 }), seconds({ count: 2 })]).toEqual(['1 منٹ', '2 سیکنڈ']);
  });
});

test('messages with a missing key, a value of another name or an additional key do not compile', () => {
  const { request, ...few } = messagesByLanguage.ur;
  // @ts-expect-error request is missing
  const missing: Messages = few;
  // @ts-expect-error the value is called field
  const other: Messages['request']['invalidField'] = ({ name }: { name: string }) => name;
  // @ts-expect-error the English messages have no such key
  const extra: Messages['wait'] = { ...messagesByLanguage.ur.wait, days: 'دن' };
  expect([request, missing, other, extra]).toHaveLength(4);
});
