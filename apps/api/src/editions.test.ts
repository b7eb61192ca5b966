import { describe, expect, test } from 'vitest';
import { editions, type Messages } from './messages.ts';
import { entriesOf, type Told } from './testing/messages.ts';

const english = entriesOf(editions.en);
const urdu = entriesOf(editions.ur);

/** A value of each name a sentence takes, which no sentence holds by itself; a wait is in the words of its own language. */
const SAMPLES: Record<string, unknown> = {
  count: 37,
  minutes: 37,
  code: '481516',
  wait: '37',
  field: 'shoeSize',
  header: 'X-Sample',
  banks: 'Sample Bank',
  most: 37,
  max: 74_001,
  min: 73_001,
  network: 'SMP20',
  places: 37,
  amount: '72001.00',
  person: 'Sample Person',
  support: 'help@sample.example',
  left: 37,
  balance: 73_002,
  missing: 'shoeSize',
  head: '71001',
};

/** The names a sentence takes, in the order of the alphabet. */
function valuesOf(sentence: Told): string[] {
  if (typeof sentence === 'string') return [];
  const names = /^\(\{([^}]*)\}/.exec(sentence.toString())?.[1] ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .toSorted();
}

const told = (sentence: Told): string => (typeof sentence === 'string' ? sentence : sentence(SAMPLES));

describe.each(Object.entries(editions))('the edition %s', (_, messages) => {
  const sentences = entriesOf(messages);

  test('has the keys of the English one, in its order', () => {
    expect([...sentences.keys()]).toEqual([...english.keys()]);
  });

  test.each([...sentences])('%s says something, with every value in it', (path, sentence) => {
    const text = told(sentence);
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(valuesOf(sentence)).toEqual(valuesOf(english.get(path) ?? ''));
    for (const name of valuesOf(sentence)) expect(text).toContain(String(SAMPLES[name]));
  });
});

describe('the Urdu edition', () => {
  /** What is said in English in Pakistan, and names of the contract. */
  const LATIN = new Set([
    ...['OTP', 'USDT', 'WhatsApp', 'IBAN', 'NayaPay', 'ID', 'Sarraf', 'Aadhaar', 'JSON', 'UUID', 'kB', 'id', 'data'],
    ...['Content-Type', 'application/json', 'page', 'limit', 'before', 'dateFilter', 'all', 'week', 'month', 'year'],
    ...['UTR', 'CSV', 'MB', 'text/csv', 'orderId', 'utr', 'dryRun', 'format', 'csv', 'xlsx'],
  ]);
  const samples = Object.values(SAMPLES)
    .map(String)
    .toSorted((one, other) => other.length - one.length);
  const withoutValues = (text: string): string => samples.reduce((rest, sample) => rest.replaceAll(sample, ''), text);

  test.each([...urdu])('%s is in Urdu', (_, sentence) => {
    const text = told(sentence);
    const latin = withoutValues(text).match(/[A-Za-z][A-Za-z/-]*/g) ?? [];
    expect(latin.filter((word) => !LATIN.has(word))).toEqual([]);
    // Letters and digits of Arabic or Persian keyboards, and Latin signs where Urdu has its own.
    expect(text).not.toMatch(/[كيىةه٠-٩۰-۹;?]|[؀-ۿ][.,]/);
  });

  test('says no other sentence in English', () => {
    const same = [...urdu].filter(([path, sentence]) => told(sentence) === told(english.get(path) ?? ''));
    expect(same).toEqual([]);
  });

  test('no two sentences that differ in English are one', () => {
    const twins = [...urdu].filter(([path, sentence]) =>
      [...urdu].some(([other, again]) => {
        const differs = told(english.get(path) ?? '') !== told(english.get(other) ?? '');
        return told(sentence) === told(again) && differs;
      }),
    );
    expect(twins.map(([path]) => path)).toEqual([]);
  });

  // A run of Latin letters turns as a whole; a sign at its edge, or a run at the start of a text without a direction, does not. What stands
  // between the isolates of `ltr()` keeps its order by itself.
  test.each([...urdu])('%s keeps its order', (path, sentence) => {
    const text = told(sentence).replaceAll(/\u2066[^\u2069]*\u2069/g, '');
    expect(text).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    if (!path.startsWith('wait.')) expect(text).toMatch(/^[؀-ۿ]/);
    const runs = text.split(/[\s؀-ۿ]+/).filter((run) => /[A-Za-z0-9]/.test(run));
    for (const run of runs) expect(run).toMatch(/^\w(.*\w)?:?$/);
  });

  test('counts in its own plural', () => {
    const { hours, minutes, seconds } = editions.ur.wait;
    expect([1, 2, 11].map((count) => hours({ count }))).toEqual(['1 گھنٹہ', '2 گھنٹے', '11 گھنٹے']);
    expect([minutes({ count: 1 }), seconds({ count: 2 })]).toEqual(['1 منٹ', '2 سیکنڈ']);
  });
});

test('an edition with a key too few or a value of another name is no edition', () => {
  const { request, ...few } = editions.ur;
  // @ts-expect-error request is missing
  const missing: Messages = few;
  // @ts-expect-error the value is called field
  const other: Messages['request']['invalidField'] = ({ name }: { name: string }) => name;
  // @ts-expect-error no sentence of the English edition is called this
  const extra: Messages['wait'] = { ...editions.ur.wait, days: 'دن' };
  expect([request, missing, other, extra]).toHaveLength(4);
});
