import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor, openAddBank } from './seller.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage<'seller' | 'newcomer'>;

beforeAll(async () => {
  stage = await openStage({
    seller: { national: '3093000001', name: 'Hina Raza', account: true },
    newcomer: { national: '3093000002', name: 'Bilal Ahmed', signupJourney: 1 },
  });
});

afterAll(() => stage?.leave());

/** A keyboard that composes, as those of phones do. It writes into what has the focus. */
async function keyboardOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    /** Writes a text in the place of the one before. */
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Ends with a text; without a composition it inserts one, as the strip above the keys does. */
    commit: (text: string) => browser.send('Input.insertText', { text }),
  };
}

/** What a keyboard composes while somebody writes a text letter by letter. */
const letters = (text: string): string[] => Array.from(text, (_, at) => text.slice(0, at + 1));

/** What a field held, the compositions with the texts of each, the last of which is committed, and what the field shows then. */
type Row = [title: string, before: string, compositions: string[][], after: string];

/** Does each row in a field. No text is touched before its composition ends, and the button is open for what it becomes. */
async function expectComposed(page: Page, field: Locator, button: Locator, rows: Row[]): Promise<void> {
  const { compose, commit } = await keyboardOf(page);
  for (const [title, before, compositions, after] of rows) {
    await field.fill('');
    await field.pressSequentially(before);
    for (const texts of compositions) {
      const start = await field.inputValue();
      for (const text of texts) {
        await compose(text);
        expect(await field.inputValue(), `${title}, while “${text}” is composed`).toBe(start + text);
      }
      const wasOpen = await button.isEnabled();
      const final = texts.at(-1) ?? '';
      if (final !== '') await commit(final);
      expect(await button.isEnabled(), `${title}: the button`).toBe(wasOpen);
    }
    expect(await field.inputValue(), title).toBe(after);
  }
}

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);
const putCaret = (field: Locator, place: number) =>
  field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

/** Drops a text that was dragged there from another window. */
async function drop(page: Page, target: Locator, text: string): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop it on.');
  const browser = await page.context().newCDPSession(page);
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: box.x + 8, y: box.y + box.height / 2, data });
  }
}

/** Counts the calls of a path from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}

/** The field and the button of the login page. */
async function openLogin({ page, origin }: { page: Page; origin: string }) {
  await page.goto(`${origin}/login`);
  // The written page has a field of its own until the app takes it over.
  await page.waitForLoadState('networkidle');
  return { field: page.getByLabel('Mobile number'), button: page.getByRole('button', { name: 'Continue' }) };
}

/** Asks for a code, and answers where it is entered. */
async function openCode(visit: { page: Page; origin: string }, national: string) {
  const { field, button } = await openLogin(visit);
  await field.fill(national);
  await button.click();
  const code = visit.page.getByRole('textbox', { name: '6-digit code' });
  await code.waitFor();
  return { code, sent: await codeFor(visit.origin, `+92${national}`) };
}

/** The digits as the boxes show them. */
const boxesOf = (page: Page) => page.locator('[data-part="box"]').allInnerTexts();

describe('what a keyboard composes', () => {
  test('a phone number is left alone and tidied afterwards', async () => {
    const visit = await stage.visit();
    const { field, button } = await openLogin(visit);
    await expectComposed(visit.page, field, button, [
      ['digits', '', [letters('03001234567')], '300 123 4567'],
      ['Urdu digits', '', [letters('۰۳۰۰۱۲۳۴۵۶۷')], '300 123 4567'],
      ['Arabic digits with the code of the country', '', [letters('+٩٢٣٠٠١٢٣٤٥٦٧')], '300 123 4567'],
      ['Devanagari digits', '', [letters('०३००१२३४५६७')], '300 123 4567'],
      ['full-width digits', '', [letters('０３００１２３４５６７')], '300 123 4567'],
      ['a dictated sentence', '', [['my number', 'my number is 0300 1234567']], '300 123 4567'],
      ['two compositions', '', [letters('0300'), letters('1234567')], '300 123 4567'],
      ['a suggestion in the place of what was written', '', [['0300', '0301', '0301 7654321']], '301 765 4321'],
      ['what is deleted on the way', '', [['030012', '0300', '03', '0301']], '301'],
      ['a composition that is cancelled', '300123', [['4', '45', '']], '300 123'],
      ['a word', '300123', [letters('four')], '300 123'],
      ['behind what is there', '300123', [letters('۴۵۶۷')], '300 123 4567'],
      ['more than a number has', '3001234567', [letters('۸')], '300 123 4567 8'],
    ]);
    expect(await button.isDisabled()).toBe(true);
    visit.expectQuiet();
  });

  test('in the middle of a phone number the caret stays behind what was composed', async () => {
    const visit = await stage.visit(CLIPBOARD);
    const { page } = visit;
    const { field } = await openLogin(visit);
    const { compose, commit } = await keyboardOf(page);
    await field.fill('30234567');
    await putCaret(field, 2);
    await compose('۰');
    expect(await field.inputValue()).toBe('30۰2 345 67');
    await commit('۰');
    expect(await field.inputValue()).toBe('300 234 567');
    expect(await caretOf(field)).toBe(3);
    await page.keyboard.type('1');
    expect(await field.inputValue()).toBe('300 123 4567');
    await paste(page, '0301-7654321');
    expect(await field.inputValue()).toBe('301 765 4321');
  });

  test('an identity number is too', async () => {
    const visit = await stage.visit({ as: stage.people.newcomer });
    const { page, origin } = visit;
    await page.goto(`${origin}/kyc`);
    await expectComposed(page, page.getByLabel('Aadhaar number'), page.getByRole('button', { name: 'Send OTP' }), [
      ['Devanagari digits', '', [letters('१२३४१२३४१२३४')], '1234 1234 1234'],
      ['what is dictated in groups', '1234', [letters('1234 1234')], '1234 1234 1234'],
      ['a suggestion', '', [['1234', '1234-1234-1234']], '1234 1234 1234'],
      ['one too many', '123412341234', [letters('5')], '1234 1234 1234 5'],
    ]);
    expect(await page.getByRole('button', { name: 'Send OTP' }).isDisabled()).toBe(true);
    visit.expectQuiet();
  });

  test('an amount is read from the one before it', async () => {
    const visit = await stage.visit({ as: stage.people.seller });
    const { page, origin } = visit;
    await page.goto(`${origin}/dashboard`);
    const field = page.getByLabel('Amount to sell');
    await expectComposed(page, field, page.getByRole('button', { name: 'Continue to Network Selection' }), [
      ['Urdu digits', '', [letters('۱۵۰')], '150'],
      ['a dictated sentence', '', [letters('150 dollars')], '150'],
      ['a suggestion in the place of what was written', '', [['15', '150', '1,500']], '1500'],
      ['a fraction', '', [letters('۵۰۰٫۲۵')], '500.25'],
      ['two compositions', '', [letters('۱۵'), letters('۰')], '150'],
      ['what is deleted on the way', '', [['1500', '150', '15', '']], ''],
      ['a composition that is cancelled', '150', [['0', '']], '150'],
      ['a word', '150', [letters('hundred')], '150'],
      ['more than may be sold', '', [letters('150000')], '100000'],
      ['two figures', '150', [letters(' to 200')], '150'],
    ]);
    const { compose, commit } = await keyboardOf(page);
    await field.fill('1500');
    await putCaret(field, 1);
    await compose('۲');
    expect(await field.inputValue()).toBe('1۲500');
    await commit('۲');
    expect(await field.inputValue()).toBe('12500');
    expect(await caretOf(field)).toBe(2);
    visit.expectQuiet();
  });

  test('an IBAN is grouped afterwards', async () => {
    const visit = await stage.visit({ as: stage.people.seller });
    const { page, origin } = visit;
    await page.goto(`${origin}/dashboard`);
    const dialog = await openAddBank({ ...visit, press: (target) => target.click() }, 'raast');
    const field = dialog.getByLabel('IBAN');
    await expectComposed(page, field, dialog.getByRole('button', { name: 'Add Payment Method' }), [
      ['letters and digits', '', [letters('pk36scbl00')], 'PK36 SCBL 00'],
      ['behind what is there', 'PK36', [letters('scbl')], 'PK36 SCBL'],
      ['with its label', '', [['iban pk36', 'IBAN PK36 scbl']], 'PK36 SCBL'],
    ]);
    const { compose, commit } = await keyboardOf(page);
    await putCaret(field, 2);
    await compose('۳');
    expect(await field.inputValue()).toBe('PK۳36 SCBL');
    await commit('۳');
    expect(await field.inputValue()).toBe('PK33 6SCB L');
    expect(await caretOf(field)).toBe(3);
    visit.expectQuiet();
  });

  test('a code is sent once, when it is finished', async () => {
    const visit = await stage.visit();
    const { page, origin } = visit;
    const calls = countCalls(page, '/auth/verify-otp');
    const { code, sent } = await openCode(visit, stage.people.seller.national);
    await expectComposed(page, code, page.getByRole('button', { name: 'Verify OTP' }), [
      ['Urdu digits', '', [letters('۴۸۲')], '482'],
      ['a dictated word', '', [letters('four')], ''],
      ['behind what is there', '48', [letters('۲')], '482'],
      ['a composition that is cancelled', '48', [['2913', '']], '48'],
      ['more than a code has', '48', [letters('29137')], '48'],
    ]);
    expect(calls()).toBe(0);
    const { compose, commit } = await keyboardOf(page);
    const urdu = Array.from(sent, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    await code.fill('');
    for (const text of letters(urdu)) await compose(text);
    expect(await code.inputValue()).toBe(urdu);
    expect(calls()).toBe(0);
    await commit(urdu);
    await page.waitForURL(`${origin}/dashboard`);
    expect(calls()).toBe(1);
    visit.expectQuiet();
  });
});

describe('what is too long', () => {
  const TWO_NUMBERS = '0300 1234567 / 0301 7654321';
  const BOTH = '300 123 4567 03017654321';

  test('two phone numbers stay in the field, and no code is asked for', async () => {
    const visit = await stage.visit(CLIPBOARD);
    const { page } = visit;
    const calls = countCalls(page, '/auth/send-otp');
    const { field, button } = await openLogin(visit);
    const error = page.getByText('Phone number is not valid.');
    const { compose, commit } = await keyboardOf(page);
    const ways: [string, (text: string) => Promise<unknown>][] = [
      ['pasted', (text) => paste(page, text)],
      ['filled in', (text) => field.fill(text)],
      ['dropped', (text) => drop(page, field, text)],
      ['dictated', (text) => compose(text).then(() => commit(text))],
      ['inserted', commit],
    ];
    for (const [way, put] of ways) {
      await field.fill('');
      await field.focus();
      await put(TWO_NUMBERS);
      expect(await field.inputValue(), way).toBe(BOTH);
      expect(await error.isVisible(), way).toBe(true);
      expect(await button.isDisabled(), way).toBe(true);
      await field.press('Enter');
    }
    await field.fill('');
    await field.pressSequentially('030012345678');
    expect(await field.inputValue()).toBe('300 123 4567 8');
    expect(await error.isVisible()).toBe(true);
    await field.press('Enter');
    await putCaret(field, 2);
    await page.keyboard.type('9');
    expect(await field.inputValue()).toBe('309 012 3456 78');
    expect(await caretOf(field)).toBe(4);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    expect(await field.inputValue()).toBe('300 123 4567');
    expect(await error.count()).toBe(0);
    expect(await button.isEnabled()).toBe(true);
    expect(calls()).toBe(0);
    visit.expectQuiet();
  });

  test('a CNIC of thirteen digits stays in the field of twelve', async () => {
    const visit = await stage.visit({ as: stage.people.newcomer, ...CLIPBOARD });
    const { page, origin } = visit;
    const calls = countCalls(page, '/kyc/requestOTP');
    await page.goto(`${origin}/kyc`);
    const field = page.getByLabel('Aadhaar number');
    const button = page.getByRole('button', { name: 'Send OTP' });
    await page.waitForLoadState('networkidle');
    await field.focus();
    await paste(page, '42101-1234567-1');
    expect(await field.inputValue()).toBe('4210 1123 4567 1');
    await page.getByText('Please enter a valid 12-digit Aadhaar number').waitFor();
    expect(await button.isDisabled()).toBe(true);
    await field.press('Enter');
    await field.press('Backspace');
    expect(await field.inputValue()).toBe('4210 1123 4567');
    expect(await button.isEnabled()).toBe(true);
    expect(calls()).toBe(0);
    visit.expectQuiet();
  });

  test('a code of more than six digits is refused, and what was there stays', async () => {
    const visit = await stage.visit(CLIPBOARD);
    const { page } = visit;
    const calls = countCalls(page, '/auth/verify-otp');
    const { code } = await openCode(visit, '3093000003');
    const error = page.getByText('OTP must be 6 digits long.');
    const { compose, commit } = await keyboardOf(page);
    const ways: [string, (text: string) => Promise<unknown>][] = [
      ['pasted', (text) => paste(page, text)],
      ['dropped', (text) => drop(page, page.locator('[data-part="boxes"]'), text)],
      ['dictated', (text) => compose(text).then(() => commit(text))],
      ['inserted', commit],
      [
        'pasted by the button',
        async (text) => {
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
          await page.getByRole('button', { name: 'Paste code' }).click();
        },
      ],
    ];
    for (const [way, put] of ways) {
      await code.fill('');
      await code.pressSequentially('77');
      expect(await error.count(), way).toBe(0);
      await put('۴۸۲۹-۱۳۷۷');
      await expect.poll(() => error.count(), { message: way, timeout: 5000 }).toBe(1);
      expect((await boxesOf(page)).join(''), way).toBe('77');
      expect(await code.inputValue(), way).toBe('77');
    }
    await code.fill('');
    await code.fill('48291377');
    await error.waitFor();
    expect((await boxesOf(page)).join('')).toBe('');
    await code.pressSequentially('4829');
    await paste(page, '1377');
    await error.waitFor();
    expect(await code.inputValue()).toBe('4829');
    expect(calls()).toBe(0);
    await paste(page, 'Your code is 000000. It is valid for 5 minutes.');
    await expect.poll(calls).toBe(1);
    expect(await code.inputValue()).toBe('000000');
  });
});
