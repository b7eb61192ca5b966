import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { createOrder } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';
import type { Visit } from '../test-environment.ts';

/** Resolution of the measurements in milliseconds. */
const STEP_MS = 100;
/** Longest duration that is measured, in milliseconds. */
const LONGEST_MS = 10_000;

const environment = joinEnvironment({ seller: { name: 'Hina Raza', account: true } });

/** Opens the dashboard with animations, on a clock that the test can stop. */
async function openDashboard(): Promise<Visit> {
  const visit = await environment.visit({
    as: environment.people.seller,
    reducedMotion: 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await visit.page.clock.install();
  await visit.page.goto(`${visit.origin}/dashboard`);
  await visit.page.getByLabel('Amount to sell').waitFor();
  return visit;
}

/** Time until an element disappears, in milliseconds of the page's clock, which must be stopped. */
async function timeVisible(page: Page, target: Locator): Promise<number> {
  await target.waitFor();
  for (let passed = 0; passed <= LONGEST_MS; passed += STEP_MS) {
    if (!(await target.isVisible())) return passed;
    await page.clock.runFor(STEP_MS);
  }
  throw new Error(`${target} is still there after ${LONGEST_MS / 1000} s.`);
}

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000);

test('a slide of the promo banner stays for five seconds', async () => {
  const { page } = await openDashboard();
  const slide = (position: number) => page.getByRole('group', { name: `${position} of 3` });
  await slide(1).waitFor();
  await stopClock(page);
  // The first slide was visible before the clock stopped; the second one is measured from its start.
  await timeVisible(page, slide(1));
  expect(await timeVisible(page, slide(2))).toBe(5000);
});

test('a page of the dashboard comes in within 300 ms', async () => {
  const { page, press } = await openDashboard();
  const duration = page.evaluate(
    () =>
      new Promise((resolve) => {
        const findAnimation = () => {
          const entering = document
            .getAnimations()
            .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'page-enter');
          if (entering) resolve(entering.effect?.getTiming().duration);
          else setTimeout(findAnimation, 1);
        };
        findAnimation();
      }),
  );
  await press(page.getByRole('link', { name: 'History' }).first());
  expect(await duration).toBe(300);
});

test('in step 3 the QR code is 200 px wide, a copy is confirmed for two seconds and a message stays for three', async () => {
  const visit = await openDashboard();
  const { page, press } = visit;
  await createOrder(visit, '500');
  const { width, height } = (await page.getByRole('img', { name: /QR code/ }).boundingBox()) ?? {};
  expect([width, height]).toEqual([200, 200]);

  await press(page.getByRole('button', { name: 'Pay the deposit' }));
  await stopClock(page);
  await press(page.getByRole('button', { name: 'Copy amount' }));
  expect(await timeVisible(page, page.getByRole('button', { name: 'Copied' }))).toBe(2000);

  await press(page.getByRole('button', { name: 'Pay deposit', exact: true }));
  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  expect(await timeVisible(page, page.getByText('500 USDT sent on the simulated chain.'))).toBe(3000);
});
