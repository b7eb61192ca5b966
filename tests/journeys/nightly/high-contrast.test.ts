import { switchRow } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { joinEnvironment } from '../environment.ts';

const environment = joinEnvironment({ seller: { name: 'Hina Raza', account: true } });

const POLL_OPTIONS = { timeout: 60_000 };

test('a system that prefers more contrast gets the high contrast theme, unless another one is stored', async () => {
  const visit = await environment.visit({ as: environment.people.seller, contrast: 'more', colorScheme: 'dark' });
  const { page, origin, expectNoErrors } = visit;
  const themes = () =>
    page.evaluate(() => ['dark', 'high-contrast'].filter((name) => document.documentElement.classList.contains(name)));
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });

  // Before any script but that of the document.
  await page.goto(`${origin}/dashboard/profile`, { waitUntil: 'commit' });
  await expect.poll(themes, POLL_OPTIONS).toEqual(['high-contrast']);
  held.resolve();
  const highContrast = switchRow(page, 'High contrast');
  expect(await highContrast.isOn()).toBe(true);
  expect(await themes()).toEqual(['high-contrast']);

  await highContrast.toggle();
  await expect.poll(themes, POLL_OPTIONS).toEqual([]);
  await page.reload();
  expect(await highContrast.isOn()).toBe(false);
  expect(await themes()).toEqual([]);
  expectNoErrors();
});
