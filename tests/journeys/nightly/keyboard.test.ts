import { slip } from '@sarraf/ui/testing';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { codeFor, deposit, waitForPaymentDetails, waitForResult } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';

/** More tab stops than any screen has. */
const MOST_STOPS = 60;

const environment = joinEnvironment({});

/** Presses Tab until the control has visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops and no focus: ${target}`);
}

test('the whole first sale needs no pointer, in the dark theme', async () => {
  const visit = await environment.visit({ colorScheme: 'dark' });
  const { page, origin } = visit;
  const national = '3060000001';
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(text);
  };
  const press = async (name: string) => {
    await tabTo(page, button(name));
    await keyboard.press('Enter');
  };
  const typeCode = async () => {
    await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: '6-digit code' }));
    await keyboard.type(await codeFor(origin, `+92${national}`));
  };

  await page.goto(`${origin}/login`);
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  await type('Mobile number', national);
  await expectAccessible(page);
  await keyboard.press('Enter');
  await typeCode();
  await type('Full Name', 'Hina Raza');
  await expectAccessible(page);
  await keyboard.press('Enter');
  await type('Aadhaar number', '123412341234');
  await expectAccessible(page);
  await keyboard.press('Enter');
  await typeCode();

  await type('Amount to sell', '500');
  await press('Add New Bank');
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
  await dialog.waitFor();
  await type('Account holder name', 'Hina Raza');
  await type('NayaPay ID', 'hina@nayapay');
  await tabTo(page, dialog.getByLabel('Phone number'));
  await keyboard.type('03011234567');
  await expectAccessible(page);
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'NayaPay', checked: true }).waitFor();

  await press('Continue to Network Selection');
  await page.getByRole('heading', { name: 'Select Network' }).waitFor();
  await tabTo(page, page.getByRole('radio').first());
  await keyboard.press('Space');
  await expectAccessible(page);
  await press('Sell Now');
  await waitForPaymentDetails(page);
  const orderId = await slip(page).value('Order ID');

  await press('Copy address');
  await page.getByRole('alertdialog').waitFor();
  await keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await button('Copy address').evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(page, page.getByRole('radio', { name: 'Amount', exact: true }));
  await keyboard.press('ArrowLeft');
  expect(await page.getByRole('radio', { name: 'Address only' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await expectAccessible(page);

  await deposit(visit, orderId);
  await waitForResult(page, 'Transaction Completed');
  await expectAccessible(page);
  await press('Start New Transaction');
  await tabTo(page, page.getByLabel('Amount to sell'));
  visit.expectNoErrors();
});
