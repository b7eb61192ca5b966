import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder, signIn } from '../seller.ts';
import { openStage, type Stage } from '../stage.ts';

let stage: Stage<'refused' | 'full'>;

beforeAll(async () => {
  const seller = (national: string) => ({ national, name: 'Hina Raza', account: true });
  stage = await openStage({ refused: seller('3080000001'), full: seller('3080000002') });
});

afterAll(() => stage?.leave());

/** Browsers that keep nothing, each in its way. */
const BROWSERS = {
  /** Cookies and storage are forbidden: the very name throws. */
  refused: (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      }),
    ),
  /** Reading works, nothing can be written. */
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
} as const;

test.concurrent.each(['refused', 'full'] as const)(
  'a browser whose storage is %s sells for the life of the page',
  async (kind) => {
    const visit = await stage.visit();
    const { page, origin, press } = visit;
    await BROWSERS[kind](page);
    await page.goto(`${origin}/login`);
    await signIn(visit, stage.people[kind].national);
    await page.waitForURL(`${origin}/dashboard`);

    await press(page.getByRole('switch', { name: 'Dark theme' }).first());
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark');

    const orderId = await createOrder(visit, '500');
    await press(page.getByRole('link', { name: 'History' }));
    await press(page.getByRole('button', { name: 'Leave' }));
    await press(page.getByRole('button', { name: /Pending/ }));
    await page.getByRole('dialog', { name: 'Transaction details' }).getByText(orderId).waitFor();

    // The life of the page is over with it: a browser that kept nothing knows nobody.
    await page.reload();
    await page.waitForURL(`${origin}/login`);
    visit.expectQuiet();
  },
);
