import { amount, field, otp, phone, radioList, select, slip } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { appMessages } from '../../apps/web/src/app/app.messages.ur.ts';
import { loginMessages } from '../../apps/web/src/features/login/login.messages.ur.ts';
import { profileMessages } from '../../apps/web/src/features/profile/profile.messages.ur.ts';
import { sellMessages } from '../../apps/web/src/features/sell/sell.messages.ur.ts';
import { commonMessages } from '../../packages/forms/src/common.messages.ur.ts';
import { messages } from '../../packages/forms/src/messages.ur.ts';
import { IN_URDU, documentState, screenState } from './urdu-screen.ts';
import { codeFor, deposit } from './seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE, type Visit } from './test-environment.ts';

const URDU = { locale: 'ur-PK' };

const environment = joinEnvironment({
  cancelling: { name: 'حنا رضا', account: true },
  switching: { name: 'حنا رضا', account: true },
  reader: { name: 'حنا رضا', account: true },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

async function typeCode({ page, origin }: Visit, national: string): Promise<void> {
  const code = await codeFor(origin, `+92${national}`);
  await otp(page, messages.otp.label).enter(code);
}

test('a first sale in Urdu: signup, sale and payout', async () => {
  const visit = await environment.visit({ ...PHONE, ...URDU });
  const { page, origin, press } = visit;
  const national = '3059876543';
  await page.goto(`${origin}/login`);
  await heading(page, loginMessages.phone.title);
  expect(await screenState(page)).toEqual(IN_URDU);
  await phone(page, messages.phone.label).type(national);
  await press(page.getByRole('button', { name: messages.phone.submit }));
  await heading(page, loginMessages.code.title);
  expect(await screenState(page)).toEqual(IN_URDU);
  await typeCode(visit, national);

  await field(page, messages.details.fullName).type('حنا رضا');
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(page.getByRole('button', { name: messages.details.submit }));
  await field(page, messages.aadhaar.label).type('123412341234');
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(page.getByRole('button', { name: messages.aadhaar.submit }));
  await heading(page, commonMessages.enterOtp);
  await typeCode(visit, national);

  await page.getByLabel(messages.sell.amount).waitFor();
  await press(page.getByRole('button', { name: messages.sell.addAccount }));
  const dialog = page.getByRole('dialog');
  await select(dialog, messages.payment.method).choose('nayapay');
  await press(dialog.getByRole('button', { name: messages.payment.submit }));
  await dialog.getByText(messages.payment.nameRequired).waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);
  await field(dialog, messages.payment.name).type('حنا رضا');
  await field(dialog, messages.payment.nayapayId).type('hina@nayapay');
  await field(dialog, messages.payment.phone).type('03011234567');
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(dialog.getByRole('button', { name: messages.payment.submit }));
  await dialog.waitFor({ state: 'detached' });

  await amount(page, messages.sell.amount).type('500');
  expect(await screenState(page)).toEqual(IN_URDU);
  const net = await slip(page).value(commonMessages.youReceive);
  await press(page.getByRole('button', { name: messages.sell.submit }));
  await heading(page, sellMessages.network.title);
  await radioList(page).choose('TRC20');
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(page.getByRole('button', { name: messages.network.submit }));
  await heading(page, sellMessages.payment.title);
  expect(await screenState(page)).toEqual(IN_URDU);
  await deposit(visit, await slip(page).value(commonMessages.orderId));
  await heading(page, sellMessages.result.headings.completed);
  expect(await slip(page).value(commonMessages.amount)).toBe(net);
  expect(await screenState(page)).toEqual(IN_URDU);

  await press(page.getByRole('link', { name: commonMessages.history }));
  await press(page.getByRole('button', { name: new RegExp(net.replaceAll('.', '\\.')) }));
  await page.getByRole('dialog').waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);
  visit.expectNoErrors();
});

test('an order is cancelled in Urdu, with a question before and a result after', async () => {
  const visit = await environment.visit({ ...PHONE, ...URDU, as: environment.people.cancelling });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  await amount(page, messages.sell.amount).type('1');
  expect(await screenState(page)).toEqual(IN_URDU);
  await amount(page, messages.sell.amount).type('500');
  await press(page.getByRole('button', { name: messages.sell.submit }));
  await radioList(page).choose('TRC20');
  await press(page.getByRole('button', { name: messages.network.submit }));
  await heading(page, sellMessages.payment.title);

  await press(page.getByRole('button', { name: sellMessages.payment.copyAddress }));
  await page.getByRole('alertdialog').waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(page.getByRole('button', { name: sellMessages.payment.warnFirst.no }));
  await press(page.getByRole('button', { name: sellMessages.payment.cancel }));
  const { title, yes } = sellMessages.payment.confirmCancel;
  const question = page.getByRole('alertdialog', { name: title });
  await question.waitFor();
  expect(await screenState(page)).toEqual(IN_URDU);
  await press(question.getByRole('button', { name: yes }));
  await heading(page, sellMessages.result.headings.cancelled);
  expect(await screenState(page)).toEqual(IN_URDU);
  visit.expectNoErrors();
});

describe('the language is changed', () => {
  test('in the middle of step 2: what was typed and chosen stays, and so does the choice', async () => {
    const visit = await environment.visit({ as: environment.people.switching });
    const { page, origin, press } = visit;
    await page.goto(`${origin}/dashboard`);
    await amount(page, 'Amount to sell').type('750');
    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await radioList(page).choose('TRC20');
    await press(page.getByRole('button', { name: /اردو/ }));
    await heading(page, sellMessages.network.title);
    expect(await page.getByRole('radio', { name: /TRC20/ }).isChecked()).toBe(true);
    expect(await screenState(page)).toEqual(IN_URDU);
    expect(await page.title()).toContain(commonMessages.home);

    await press(page.getByRole('button', { name: messages.network.back }));
    expect(await amount(page, messages.sell.amount).value()).toBe('750');
    await page.reload();
    await page.getByLabel(messages.sell.amount).waitFor();
    expect(await screenState(page)).toEqual(IN_URDU);
    await press(page.getByRole('button', { name: /English/ }));
    await page.getByLabel('Amount to sell').waitFor();
    expect(await documentState(page)).toEqual({ lang: 'en', dir: 'ltr', hasHorizontalOverflow: false });
    visit.expectNoErrors();
  });

  test('on the login page: the number stays, and its error is translated', async () => {
    const visit = await environment.visit();
    const { page, origin, press } = visit;
    await page.goto(`${origin}/login`);
    await phone(page, 'Mobile number').type('2001234567');
    await press(page.getByRole('button', { name: 'Continue' }));
    await page.getByText('Phone number is not valid.').waitFor();
    await press(page.getByRole('button', { name: /اردو/ }));
    await page.getByText(messages.phone.invalid).waitFor();
    expect(await phone(page, messages.phone.label).value()).toBe('200 123 4567');
    expect(await screenState(page)).toEqual(IN_URDU);
    visit.expectNoErrors();
  });

  test('by another tab: this one follows', async () => {
    const visit = await environment.visit();
    const { page, origin, press, newTab } = visit;
    await page.goto(`${origin}/login`);
    await page.getByLabel('Mobile number').waitFor();
    // The page listens to other tabs only when it is idle.
    await page.waitForTimeout(3000);
    const other = await newTab();
    await other.goto(`${origin}/login`);
    await press(other.getByRole('button', { name: /اردو/ }));
    await page.getByLabel(messages.phone.label).waitFor();
    expect(await documentState(page)).toEqual({ lang: 'ur', dir: 'rtl', hasHorizontalOverflow: false });
    visit.expectNoErrors();
  });

  test('without a network: an error is shown, and nothing changes', async () => {
    const visit = await environment.visit();
    const { page, origin, press } = visit;
    await page.goto(`${origin}/login`);
    await phone(page, 'Mobile number').type('3001234567');
    await page.route('**/assets/*.ur-*.js', (route) => route.abort());
    await press(page.getByRole('button', { name: /اردو/ }));
    await page.getByText('The language could not be loaded. Check your connection and try again.').waitFor();
    expect(await phone(page, 'Mobile number').value()).toBe('300 123 4567');
    expect(await documentState(page)).toEqual({ lang: 'en', dir: 'ltr', hasHorizontalOverflow: false });
    visit.expectNoErrors(/ERR_FAILED/);
  });
});

describe('no screen has an untranslated word', () => {
  test.each([
    ['/dashboard/history', commonMessages.history],
    ['/dashboard/accounts', appMessages.pageTitles['/dashboard/accounts']],
    ['/dashboard/profile', commonMessages.profile],
  ])('%s', async (path, title) => {
    const visit = await environment.visit({ ...PHONE, ...URDU, as: environment.people.reader });
    await visit.page.goto(`${visit.origin}${path}`);
    await heading(visit.page, title);
    await visit.page.waitForLoadState('networkidle');
    expect(await screenState(visit.page)).toEqual(IN_URDU);
    visit.expectNoErrors();
  });

  test.each(['/help/user-guide', '/help/faqs', '/help/security-tips', '/legal/privacy', '/legal/terms', '/nothing'])(
    '%s',
    async (path) => {
      const visit = await environment.visit({ ...PHONE, ...URDU });
      await visit.page.goto(`${visit.origin}${path}`);
      await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
      await visit.page.waitForLoadState('networkidle');
      expect(await screenState(visit.page)).toEqual(IN_URDU);
      visit.expectNoErrors();
    },
  );

  test.each([profileMessages.help, profileMessages.privacy, profileMessages.terms, profileMessages.logout])(
    '%s',
    async (name) => {
      const visit = await environment.visit({ ...PHONE, ...URDU, as: environment.people.reader });
      await visit.page.goto(`${visit.origin}/dashboard/profile`);
      await visit.press(visit.page.getByRole('button', { name }));
      await visit.page.locator('[role=dialog], [role=alertdialog]').waitFor();
      expect(await screenState(visit.page)).toEqual(IN_URDU);
      visit.expectNoErrors();
    },
  );
});
