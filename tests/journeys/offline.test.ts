import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, SERVER_GONE, type Stage } from './stage.ts';

let stage: Stage<'seller'>;

beforeAll(async () => {
  stage = await openStage({ seller: { national: '3090000001', name: 'Hina Raza', account: true } });
});

afterAll(() => stage?.leave());

/** Waits until the worker has the page, and all it keeps ahead. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('files')).keys();
        return navigator.serviceWorker.controller !== null && files.some(({ url }) => url.includes('/HistoryRoute-'));
      }),
    )
    .toBe(true);
}

test('a second visit paints from the device while the server is away', async () => {
  const { page, origin, expectQuiet } = await stage.visit({ serviceWorkers: 'allow' });
  await page.goto(`${origin}/login`);
  await kept(page);
  expectQuiet();

  await stage.server.kill();
  for (const path of ['/login', '/']) {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: 'Log in or sign up' }).waitFor();
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
  }
  await stage.server.start();
  expectQuiet(SERVER_GONE);
});
