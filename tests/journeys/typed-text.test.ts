import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { codeFor, openAddBank } from './seller.ts';
import { joinEnvironment } from './environment.ts';

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  newcomer: { name: 'Bilal Ahmed', signupJourney: 1 },
});

/** Keyboard with an input method editor, as on phones. It types into the focused field. */
async function imeOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    /** Replaces the text of the composition. */
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Ends the composition with a text. Without a composition it inserts the text, like a suggestion of the keyboard. */
    commit: (text: string) => browser.send('Input.insertText', { text }),
  };
}

/** Texts of a composition in which a text is typed letter by letter. */
const letters = (text: string): string[] => Array.from(text, (_, at) => text.slice(0, at + 1));

/** Title, value before, compositions with their successive texts, of which the last is committed, and value after. */
type Row = [title: string, before: string, compositions: string[][], after: string];

/** Runs each row in a field. A text must not change before its composition ends, and the button must already fit the final value. */
async function expectComposed(page: Page, field: Locator, button: Locator, rows: Row[]): Promise<void> {
  const { compose, commit } = await imeOf(page);
  for (const [title, before, compositions, after] of rows) {
    await field.fill('');
    await field.pressSequentially(before);
    for (const texts of compositions) {
      const start = await field.inputValue();
      for (const text of texts) {
        await compose(text);
        expect(await field.inputValue(), `${title}, while “${text}” is composed`).toBe(start + text);
      }
      const wasEnabled = await button.isEnabled();
      const final = texts.at(-1) ?? '';
      if (final !== '') await commit(final);
      expect(await button.isEnabled(), `${title}: the button`).toBe(wasEnabled);
    }
    expect(await field.inputValue(), title).toBe(after);
  }
}

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);
const setCaret = (field: Locator, position: number) =>
  field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), position);

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

/** Drops a text from another window. */
async function drop(page: Page, target: Locator, text: string): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop it on.');
  const browser = await page.context().newCDPSession(page);
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: box.x + 8, y: box.y + box.height / 2, data });
  }
}

/** Counts the requests of an API path from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}

/** Opens the login page; resolves to its field and its button. */
async function openLogin({ page, origin }: { page: Page; origin: string }) {
  await page.goto(`${origin}/login`);
  // The field is inert until the page is hydrated.
  await page.waitForLoadState('networkidle');
  return { field: page.getByLabel('Mobile number'), button: page.getByRole('button', { name: 'Continue' }) };
}

/** Requests a code; resolves to the field for it and the code that was sent. */
async function openCode(visit: { page: Page; origin: string }, national: string) {
  const { field, button } = await openLogin(visit);
  await field.fill(national);
  await button.click();
  const code = visit.page.getByRole('textbox', { name: '6-digit code' });
  await code.waitFor();
  return { code, sent: await codeFor(visit.origin, `+92${national}`) };
}

/** Digits in the boxes of the code. */
const boxesOf = (page: Page) => page.locator('[data-part="box"]').allInnerTexts();

describe('text that a keyboard composes', () => {
  test('a phone number is formatted only after the composition', async () => {
    const visit = await environment.visit();
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
    visit.expectNoErrors();
  });

  test('in the middle of a phone number the caret stays after the composed text', async () => {
    const visit = await environment.visit(CLIPBOARD);
    const { page } = visit;
    const { field } = await openLogin(visit);
    const { compose, commit } = await imeOf(page);
    await field.fill('30234567');
    await setCaret(field, 2);
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

  test('an identity number is formatted only after the composition', async () => {
    const visit = await environment.visit({ as: environment.people.newcomer });
    const { page, origin } = visit;
    await page.goto(`${origin}/kyc`);
    await expectComposed(page, page.getByLabel('Aadhaar number'), page.getByRole('button', { name: 'Send OTP' }), [
      ['Devanagari digits', '', [letters('१२३४१२३४१२३४')], '1234 1234 1234'],
      ['what is dictated in groups', '1234', [letters('1234 1234')], '1234 1234 1234'],
      ['a suggestion', '', [['1234', '1234-1234-1234']], '1234 1234 1234'],
      ['one too many', '123412341234', [letters('5')], '1234 1234 1234 5'],
    ]);
    expect(await page.getByRole('button', { name: 'Send OTP' }).isDisabled()).toBe(true);
    visit.expectNoErrors();
  });

  test('an amount is parsed together with the previous value', async () => {
    const visit = await environment.visit({ as: environment.people.seller });
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
    const { compose, commit } = await imeOf(page);
    await field.fill('1500');
    await setCaret(field, 1);
    await compose('۲');
    expect(await field.inputValue()).toBe('1۲500');
    await commit('۲');
    expect(await field.inputValue()).toBe('12500');
    expect(await caretOf(field)).toBe(2);
    visit.expectNoErrors();
  });

  test('an IBAN is grouped afterwards', async () => {
    const visit = await environment.visit({ as: environment.people.seller });
    const { page, origin } = visit;
    await page.goto(`${origin}/dashboard`);
    const dialog = await openAddBank({ ...visit, press: (target) => target.click() }, 'raast');
    const field = dialog.getByLabel('IBAN');
    await expectComposed(page, field, dialog.getByRole('button', { name: 'Add Payment Method' }), [
      ['letters and digits', '', [letters('pk36scbl00')], 'PK36 SCBL 00'],
      ['behind what is there', 'PK36', [letters('scbl')], 'PK36 SCBL'],
      ['with its label', '', [['iban pk36', 'IBAN PK36 scbl']], 'PK36 SCBL'],
    ]);
    const { compose, commit } = await imeOf(page);
    await setCaret(field, 2);
    await compose('۳');
    expect(await field.inputValue()).toBe('PK۳36 SCBL');
    await commit('۳');
    expect(await field.inputValue()).toBe('PK33 6SCB L');
    expect(await caretOf(field)).toBe(3);
    visit.expectNoErrors();
  });

  test('a code is sent once, when it is complete', async () => {
    const visit = await environment.visit();
    const { page, origin } = visit;
    const calls = countCalls(page, '/auth/verify-otp');
    const { code, sent } = await openCode(visit, environment.people.seller.national);
    await expectComposed(page, code, page.getByRole('button', { name: 'Verify OTP' }), [
      ['Urdu digits', '', [letters('۴۸۲')], '482'],
      ['a dictated word', '', [letters('four')], ''],
      ['behind what is there', '48', [letters('۲')], '482'],
      ['a composition that is cancelled', '48', [['2913', '']], '48'],
      ['more than a code has', '48', [letters('29137')], '48'],
    ]);
    expect(calls()).toBe(0);
    const { compose, commit } = await imeOf(page);
    const urdu = Array.from(sent, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    await code.fill('');
    for (const text of letters(urdu)) await compose(text);
    expect(await code.inputValue()).toBe(urdu);
    expect(calls()).toBe(0);
    await commit(urdu);
    await page.waitForURL(`${origin}/dashboard`);
    expect(calls()).toBe(1);
    visit.expectNoErrors();
  });
});

describe('input that is too long', () => {
  const TWO_NUMBERS = '0300 1234567 / 0301 7654321';
  const BOTH = '300 123 4567 03017654321';

  test('two phone numbers stay in the field, and no code is requested', async () => {
    const visit = await environment.visit(CLIPBOARD);
    const { page } = visit;
    const calls = countCalls(page, '/auth/send-otp');
    const { field, button } = await openLogin(visit);
    const error = page.getByText('Phone number is not valid.');
    const { compose, commit } = await imeOf(page);
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
    await setCaret(field, 2);
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
    visit.expectNoErrors();
  });

  test('a CNIC of thirteen digits stays in the field of twelve', async () => {
    const visit = await environment.visit({ as: environment.people.newcomer, ...CLIPBOARD });
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
    visit.expectNoErrors();
  });

  test('a code of more than six digits is rejected, and the previous digits stay', async () => {
    const visit = await environment.visit(CLIPBOARD);
    const { page } = visit;
    const calls = countCalls(page, '/auth/verify-otp');
    const { code } = await openCode(visit, '3093000003');
    const error = page.getByText('OTP must be 6 digits long.');
    const { compose, commit } = await imeOf(page);
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
