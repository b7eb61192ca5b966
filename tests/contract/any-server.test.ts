import { addressText, amount, otp, phone, slip } from '@sarraf/ui/testing';
import type { Browser, Page } from 'playwright';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startFakeServer, type FakeContractServer } from './fake-contract-server.ts';

let browser: Browser;
let server: FakeContractServer;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => server.close());
afterAll(() => browser?.close());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await phone(page, 'Mobile number').type('3001234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await otp(page, '6-digit code').enter('123456');
}

test('a seller signs in, sees the price, the history and the profile of a server that only follows the contract', async () => {
  server = await startFakeServer();
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`${error}`));

  await signIn(page);
  await amount(page, 'Amount to sell').type('500');
  await page
    .getByRole('radio', { name: /NayaPay/i })
    .first()
    .waitFor();
  await expect.poll(() => slip(page).value("You'll Receive")).toMatch(/^Rs\. [\d,.]+$/);

  await page.getByRole('link', { name: 'History' }).first().click();
  await page
    .locator(':not(option)', { hasText: /^Completed$/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByText('Verified Account').waitFor();

  // The badges come from the login check, before the profile is requested.
  await expect
    .poll(() => server.called)
    .toEqual(
      expect.arrayContaining([
        'sendOtp',
        'verifyOtp',
        'getPriceRanges',
        'getBanks',
        'getActiveOrder',
        'getHistory',
        'getProfile',
      ]),
    );
  expect(server.refused).toEqual([]);
  expect(thrown).toEqual([]);
  await page.close();
});

test('an order that such a server calls pending is resumed in step 3', async () => {
  server = await startFakeServer({ getActiveOrder: 'pending' });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signIn(page);
  await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
  expect(await addressText(page).value()).toContain('TMMB');
  expect(server.refused).toEqual([]);
  await page.close();
});
