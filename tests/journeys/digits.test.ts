import { switchRow } from '@sarraf/ui/testing';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { shownNumber } from '../support/numbers.ts';
import { joinEnvironment } from './environment.ts';

const environment = joinEnvironment({ seller: { name: 'Hina Raza', account: true } });

const fontOf = (text: Locator) => text.evaluate((node) => getComputedStyle(node).fontFamily);

test('Urdu digits are shown once they are switched on, and no field, address or text contains one', async () => {
  const visit = await environment.visit({ as: environment.people.seller, locale: 'ur' });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard/profile`);
  const mobile = page.getByText(shownNumber(environment.people.seller.national));
  await mobile.waitFor();
  // Statistics and wallet load after the profile.
  await page.waitForLoadState('networkidle');
  const before = await page.getByRole('main').innerText();
  expect(await fontOf(page.locator('body'))).not.toContain('Urdu Digits');

  await switchRow(page, 'اردو ہندسے').toggle();
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
  // Urdu digits come from the font: the text has Latin ones.
  expect(await page.getByRole('main').innerText()).not.toMatch(/[۰-۹]/);
});

test('another tab follows a changed preference, whatever page it shows', async () => {
  const { page, origin, newTab } = await environment.visit({ as: environment.people.seller, locale: 'ur' });
  const other = await newTab();
  const root = other.locator('html');
  await other.goto(`${origin}/dashboard`);
  await other.getByRole('textbox').first().waitFor();
  await other.waitForLoadState('networkidle');
  await page.goto(`${origin}/dashboard/profile`);
  await switchRow(page, 'اردو ہندسے').toggle();
  await expect.poll(() => root.getAttribute('data-digits'), { timeout: 10_000 }).toBe('urdu');
  await switchRow(page, 'ڈیٹا سیور').toggle();
  await expect.poll(() => root.getAttribute('data-saver'), { timeout: 10_000 }).toBe('');
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect.poll(() => root.getAttribute('lang'), { timeout: 10_000 }).toBe('en');
});

test('in English there is no switch for digits', async () => {
  const { page, origin } = await environment.visit({ as: environment.people.seller });
  await page.goto(`${origin}/dashboard/profile`);
  await page.getByRole('switch').first().waitFor();
  expect(await page.getByRole('switch', { name: /digits/i }).count()).toBe(0);
});
