import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createOrder, signIn } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';

const seller = (national: string) => ({ national, name: 'Hina Raza', account: true });
const environment = joinEnvironment({ refused: seller('3080000001'), full: seller('3080000002') });

/** Browsers without usable storage. */
const BROWSERS = {
  /** Storage is forbidden: reading `localStorage` throws. */
  refused: (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      }),
    ),
  /** The quota is exceeded: reading works, writing throws. */
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
    const visit = await environment.visit();
    const { page, origin, press } = visit;
    await BROWSERS[kind](page);
    await page.goto(`${origin}/login`);
    await signIn(visit, environment.people[kind].national);
    await page.waitForURL(`${origin}/dashboard`);

    await press(page.getByRole('switch', { name: 'Dark theme' }).first());
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark');

    const orderId = await createOrder(visit, '500');
    await press(page.getByRole('link', { name: 'History' }));
    await press(page.getByRole('button', { name: 'Leave' }));
    await press(page.getByRole('button', { name: /Pending/ }));
    await page.getByRole('dialog', { name: 'Transaction details' }).getByText(orderId).waitFor();

    // Without storage the session ends with the page.
    await page.reload();
    await page.waitForURL(`${origin}/login`);
    visit.expectNoErrors();
  },
);
