import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { phone } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { expectAccessible } from '../support/axe.ts';
import { call, createOrder, deposit, hasHorizontalOverflow, waitForResult } from '../journeys/seller.ts';
import { shareEnvironment, type Visit } from '../journeys/test-environment.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Screenshots to look at. */
const PICTURES = join(ROOT, 'test-results/brand');
const SARRAF = /Sarraf|صراف/;
const PLUM = 'rgb(122, 31, 92)';

const dist = mkdtempSync(join(tmpdir(), 'brand-'));

/** Builds the app as the brand; the server serves this build. */
const joinEnvironment = shareEnvironment(async (_, onClose) => {
  onClose(async () => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(PICTURES, { recursive: true });
  const env = { ...process.env, BRAND: 'falsa', OUT_DIR: dist, NODE_ENV: undefined };
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--workspace', 'apps/web'], { cwd: ROOT, env });
  return { BRAND: 'falsa', WEB_DIST: dist };
});
const app = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Everything that a page says: its text, its title, its metadata and its names for screen readers. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['content', 'aria-label', 'alt', 'title', 'href'];
    const named = Array.from(document.querySelectorAll('*'), (element) =>
      attributes.map((name) => element.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...named.flat()].join('\n');
  });

/** Checks the page, and takes a screenshot at both widths, in the light and the dark theme. */
async function look({ page }: Visit, name: string): Promise<void> {
  expect(await wordsOf(page)).not.toMatch(SARRAF);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), colorScheme === 'dark');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: join(PICTURES, `${name}-${colorScheme}-${width}.png`), fullPage: true });
      expect(await hasHorizontalOverflow(page)).toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
}

const backgroundOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);

test('no file of the build names Sarraf', () => {
  const files = globSync('**/*.{html,js,css,json,svg,webmanifest,txt}', { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => SARRAF.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  const { name, theme_color } = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'));
  expect([name, theme_color]).toEqual(['Falsa', '#f8f6f7']);
  expect(readFileSync(join(dist, 'favicon.svg'), 'utf8')).toContain('#7a1f5c');
});

test('the login has its name, mark, colour and contacts, in both languages, and the code comes from it', async () => {
  const visit = await app.visit();
  const { page, origin } = visit;
  await page.goto(`${origin}/login`);
  await page.getByLabel('Mobile number').waitFor();
  await expect.poll(() => page.title()).toMatch(/ · Falsa$/);
  await phone(page, 'Mobile number').type('3170000003');
  await expect.poll(() => backgroundOf(page, 'Continue')).toBe(PLUM);
  await look(visit, 'login');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  const { messages } = (await call(page, origin, '/sandbox/messages?mobile=%2B923170000003')) as {
    messages: { text: string }[];
  };
  expect(messages[0]?.text).toMatch(/^\d{6} is your Falsa code\./);

  await page.goto(`${origin}/legal/terms`);
  await page.getByText('The agreement between you and Falsa Exchange (Private) Limited.').waitFor();
  await page.goto(`${origin}/help/user-guide`);
  await look(visit, 'help');
  visit.expectNoErrors();

  const urdu = await app.visit({ locale: 'ur-PK' });
  await urdu.page.goto(`${origin}/login`);
  await urdu.page.getByRole('heading').first().waitFor();
  await look(urdu, 'login-urdu');
});

test('a sale from step 1 to the result, its receipt and its proof are of the brand', async () => {
  const visit = await app.visit({ as: app.people.seller });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  await page.getByLabel('Amount to sell').waitFor();
  await look(visit, 'step-1');
  const orderId = await createOrder(visit, '500');
  await deposit(visit, orderId);
  await waitForResult(page, 'Transaction Completed');
  // They arrive with code of their own.
  await page.getByText('What happens to your order').waitFor();
  await page.getByRole('button', { name: 'Proof of payment' }).waitFor();
  await look(visit, 'result');
  const { url } = (await call(page, origin, `/sell/orders/${orderId}/proof`, { method: 'POST' })) as { url: string };
  visit.expectNoErrors();

  const stranger = await app.visit();
  await stranger.page.goto(`${origin}${url}`);
  await stranger.page.getByText(/Falsa is a service of .?Falsa Exchange \(Private\) Limited/).waitFor();
  await stranger.page.getByRole('link', { name: 'help@falsa.example' }).waitFor();
  const amount = stranger.page.locator('.amount');
  expect(await amount.evaluate((element) => getComputedStyle(element).color)).toBe(PLUM);
  expect(await wordsOf(stranger.page)).not.toMatch(SARRAF);
  await stranger.page.screenshot({ path: join(PICTURES, 'proof-1280.png'), fullPage: true });
  await stranger.page.goto(`${origin}${url}?lang=ur`);
  expect(await wordsOf(stranger.page)).not.toMatch(SARRAF);
  await stranger.page.getByText('فالسہ').first().waitFor();
});

test('the statistics of an administrator are of the brand', async () => {
  const visit = await app.visit({ as: app.people.admin });
  await visit.page.goto(`${visit.origin}/dashboard/stats`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  // The chart loads when it comes into view.
  await expect
    .poll(async () => {
      await visit.page.keyboard.press('End');
      return visit.page.locator('.recharts-surface').count();
    })
    .toBeGreaterThan(0);
  expect(await visit.page.getByRole('heading', { level: 1 }).innerText()).toBe('Falsa Exchange');
  await look(visit, 'statistics');
  visit.expectNoErrors();
});
