import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage<'seller'>;

beforeAll(async () => {
  stage = await openStage({ seller: { national: '3092000001', name: 'Hina Raza', account: true } });
});

afterAll(() => stage?.leave());

const fontOf = (text: Locator) => text.evaluate((node) => getComputedStyle(node).fontFamily);

test('somebody who reads Urdu digits sees them from then on, and no field, address or text holds one', async () => {
  const visit = await stage.visit({ as: stage.people.seller, locale: 'ur' });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard/profile`);
  const mobile = page.getByText('+92 309 200 0001');
  await mobile.waitFor();
  // The figures and the wallet come after the person.
  await page.waitForLoadState('networkidle');
  const before = await page.getByRole('main').innerText();
  expect(await fontOf(page.locator('body'))).not.toContain('Urdu Digits');

  await page.getByRole('switch', { name: 'اردو ہندسے' }).click();
  expect(await fontOf(page.locator('body'))).toMatch(/^"?Urdu Digits/);
  expect(await fontOf(mobile)).not.toContain('Urdu Digits');
  expect(await page.getByRole('main').innerText()).toBe(before);

  await page.goto(`${origin}/dashboard`);
  const field = page.getByRole('textbox').first();
  await field.fill('500');
  expect(await field.inputValue()).toBe('500');
  expect(await fontOf(field)).not.toContain('Urdu Digits');
  expect(await page.locator('html').getAttribute('data-digits')).toBe('urdu');
  const loaded = () =>
    page.evaluate(() =>
      Array.from(document.fonts).some(({ family, status }) => /Urdu Digits/.test(family) && status === 'loaded'),
    );
  await expect.poll(loaded).toBe(true);
  // No digit but those of the text itself.
  expect(await page.getByRole('main').innerText()).not.toMatch(/[۰-۹]/);
});

test('another tab follows what is chosen for this browser, whatever page it shows', async () => {
  const { page, origin, newTab } = await stage.visit({ as: stage.people.seller, locale: 'ur' });
  const other = await newTab();
  const root = other.locator('html');
  await other.goto(`${origin}/dashboard`);
  await other.getByRole('textbox').first().waitFor();
  await other.waitForLoadState('networkidle');
  await page.goto(`${origin}/dashboard/profile`);
  await page.getByRole('switch', { name: 'اردو ہندسے' }).click();
  await expect.poll(() => root.getAttribute('data-digits'), { timeout: 10_000 }).toBe('urdu');
  await page.getByRole('switch', { name: 'ڈیٹا سیور' }).click();
  await expect.poll(() => root.getAttribute('data-saver'), { timeout: 10_000 }).toBe('');
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect.poll(() => root.getAttribute('lang'), { timeout: 10_000 }).toBe('en');
});

test('in English there is nothing to choose', async () => {
  const { page, origin } = await stage.visit({ as: stage.people.seller });
  await page.goto(`${origin}/dashboard/profile`);
  await page.getByRole('switch').first().waitFor();
  expect(await page.getByRole('switch', { name: /digits/i }).count()).toBe(0);
});
