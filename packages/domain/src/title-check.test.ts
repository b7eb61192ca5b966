import { describe, expect, it } from 'vitest';
import { TITLE_PAIRS } from './testing/title-pairs.ts';
import { accountTitleCheck, checkTitle, refusesOtherName } from './title-check.ts';

const outcomes = TITLE_PAIRS.map((pair) => ({ ...pair, outcome: checkTitle(pair.title, pair.name) }));
const count = (isCounted: (pair: (typeof outcomes)[number]) => boolean) => outcomes.filter(isCounted).length;

it('tells the titles of one person from those of two (prints precision and recall)', () => {
  const matches = count(({ outcome }) => outcome === 'match');
  const right = count(({ isSame, outcome }) => isSame && outcome === 'match');
  const [precision, recall] = [right / matches, right / count(({ isSame }) => isSame)];
  const wrong = outcomes.filter(({ isSame, outcome }) => isSame !== (outcome === 'match'));
  process.stdout.write(
    `Title check: ${outcomes.length} pairs, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n` +
      wrong.map(({ title, name, outcome }) => `  ${title} = ${name}: ${outcome}\n`).join(''),
  );
  expect(outcomes.length).toBeGreaterThanOrEqual(500);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.97);
});

it('gives the same result for both orders of the names, unless the title is cut', () => {
  for (const { title, name } of TITLE_PAIRS.filter((pair) => pair.title.length < 39)) {
    expect([title, name, checkTitle(name, title)]).toEqual([title, name, checkTitle(title, name)]);
  }
});

describe('a title matches in spite of', () => {
  it.each([
    ['order and letter case', 'KHAN AYESHA', 'Ayesha Khan'],
    ['blanks, dots and dashes', ' AYESHA.  KHAN-', 'Ayesha Khan'],
    ['Muhammad as M.', 'M. BILAL KHAN', 'Muhammad Bilal Khan'],
    ['Muhammad as Mohd', 'MOHD BILAL', 'Muhammad Bilal'],
    ['Muhammad left out', 'BILAL', 'Muhammad Bilal'],
    ['an initial', 'A. SIDDIQUI', 'Ayesha Siddiqui'],
    ['one missing word', 'SHAFQAT AMANAT', 'Shafqat Amanat Ali'],
    ['a joined name', 'ABDULREHMAN', 'Abdur Rahman'],
    ['a form of address', 'MRS. AYESHA SIDDIQUI', 'Ayesha Siddiqui'],
    ['the name of the husband', 'AYESHA SIDDIQUI W/O BILAL KHAN', 'Ayesha Siddiqui'],
    ['the name of the father, cut', 'SIDDIQUI AYESHA BINT MUHAMMAD ABDUL REHM', 'Ayesha Siddiqui'],
    [
      'a cut after 40 characters',
      'MUHAMMAD ABDUL REHMAN SIDDIQUI QURESHI A',
      'Muhammad Abdul Rehman Siddiqui Qureshi Ansari',
    ],
    ['accents', 'JOSÉ MARÍA', 'Jose Maria'],
    ['invisible marks', '\u202AAYESHA\u200E KHAN', 'Ayesha Khan'],
    ['Urdu beside Latin script', 'محمد عمران خان', 'Muhammad Imran Khan'],
    ['both scripts in one title', 'AYESHA KHAN عائشہ خان', 'Ayesha Khan'],
    ['both scripts in the title, Urdu in the name', 'AYESHA KHAN عائشہ خان', 'عائشہ خان'],
  ])('%s', (_, title, name) => {
    expect(checkTitle(title, name)).toBe('match');
  });
});

describe('a title does not match', () => {
  it.each([
    ['one common word', 'KHAN', 'Ayesha Khan'],
    ['Muhammad alone', 'MUHAMMAD', 'Muhammad Ali'],
    ['initials alone', 'A. S.', 'Ayesha Siddiqui'],
    ['only common words of three', 'ASIF ALI KHAN', 'Ali Khan'],
    ['two missing words', 'IMRAN AHMED', 'Imran Ahmed Khan Niazi'],
    ['another word in place of one', 'AYESHA KHAN', 'Ayesha Siddiqui'],
    ['a business', 'AYESHA SIDDIQUI TRADERS', 'Ayesha Siddiqui'],
    ['a joint account', 'AYESHA SIDDIQUI AND IMRAN KHAN', 'Ayesha Siddiqui'],
    [
      'a cut title of another person',
      'SIDDIQUI FATIMA BINT MUHAMMAD ABDUL REHM',
      'Ayesha Siddiqui Bint Muhammad Abdul Rehman',
    ],
    ['names of two persons in two scripts', 'TARIQ MEHMOOD', 'محمد علی'],
  ])('%s', (_, title, name) => {
    expect(checkTitle(title, name)).toBe('mismatch');
  });
});

describe('nothing is known', () => {
  it.each([
    ['without a verified name', 'AYESHA KHAN', null],
    ['with an empty verified name', 'AYESHA KHAN', ''],
    ['without a title', undefined, 'Ayesha Khan'],
    ['with a title of no letters', '12345', 'Ayesha Khan'],
    ['with a title of forms of address', 'MR', 'Ayesha Khan'],
    ['with a title in a third script', 'आयशा ख़ान', 'Ayesha Khan'],
    ['with a third script beside Latin', 'AYESHA खान', 'Ayesha Khan'],
    ['when Urdu and Latin share some words only', 'AYESHA KHAN', 'عائشہ ملک'],
    ['when one word in Urdu has another sound', 'ZARMINA', 'گلالئی'],
  ])('%s', (_, title, name) => {
    expect(checkTitle(title, name)).toBe('unchecked');
  });
});

it('ends in time for the longest names', () => {
  const long = 'abd ul rehman a e i o u '.repeat(200);
  const start = performance.now();
  checkTitle(long, `${long} ${'ae'.repeat(2000)}`);
  checkTitle('a'.repeat(5000), 'e'.repeat(5000));
  checkTitle('mamama'.repeat(20), 'mmm'.repeat(40));
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('the check of an account', () => {
  it.each([
    ['compares the title', { title: 'TARIQ MEHMOOD', name: 'Ayesha Khan' }, 1, 'mismatch'],
    ['compares the typed name without a title', { title: null, name: 'Ayesha Khan' }, 1, 'match'],
    ['is the same where a mismatch is refused', { title: 'AYESHA KHAN', name: 'Tariq Mehmood' }, 2, 'match'],
    ['is off', { title: 'TARIQ MEHMOOD', name: 'Ayesha Khan' }, 0, null],
  ])('%s', (_, account, mode, result) => {
    expect(accountTitleCheck(account, 'Ayesha Khan', mode)).toBe(result);
  });

  it('refuses another name in one mode only', () => {
    expect([0, 1, 2].map(refusesOtherName)).toEqual([false, false, true]);
  });
});
