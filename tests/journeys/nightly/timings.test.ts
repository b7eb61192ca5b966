import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '../seller.ts';
import { openStage, type Stage, type Visit } from '../stage.ts';

/** The finest difference a person could tell, and the longest thing looked for here, in milliseconds. */
const STEP_MS = 100;
const LONGEST_MS = 10_000;

let stage: Stage<'seller'>;

beforeAll(async () => {
  stage = await openStage({ seller: { national: '3090000001', name: 'Hina Raza', account: true } });
});

afterAll(() => stage?.leave());

/** The dashboard of somebody who minds no motion, on a clock that can be held. */
async function openDashboard(): Promise<Visit> {
  const visit = await stage.visit({
    as: stage.people.seller,
    reducedMotion: 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await visit.page.clock.install();
  await visit.page.goto(`${visit.origin}/dashboard`);
  await visit.page.getByLabel('Amount to sell').waitFor();
  return visit;
}

/** Milliseconds of the page's own clock, which must stand, until something is no longer seen. */
async function timeInSight(page: Page, thing: Locator): Promise<number> {
  await thing.waitFor();
  for (let passed = 0; passed <= LONGEST_MS; passed += STEP_MS) {
    if (!(await thing.isVisible())) return passed;
    await page.clock.runFor(STEP_MS);
  }
  throw new Error(`${thing} is still there after ${LONGEST_MS / 1000} s.`);
}

const holdClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000);

test('a slide of the promo banner stays for five seconds', async () => {
  const { page } = await openDashboard();
  const slide = (place: number) => page.getByRole('group', { name: `${place} of 3` });
  await slide(1).waitFor();
  await holdClock(page);
  // The first one has stood for some time when the clock is held; the one after it has its whole time before it.
  await timeInSight(page, slide(1));
  expect(await timeInSight(page, slide(2))).toBe(5000);
});

test('a page of the dashboard comes in within 300 ms', async () => {
  const { page, press } = await openDashboard();
  const coming = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const entering = document
            .getAnimations()
            .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'page-enter');
          if (entering) resolve(entering.effect?.getTiming().duration);
          else setTimeout(look, 1);
        };
        look();
      }),
  );
  await press(page.getByRole('link', { name: 'History' }).first());
  expect(await coming).toBe(300);
});

test('in step 3 the QR code is 200 px wide, a copy is confirmed for two seconds and a message stays for three', async () => {
  const visit = await openDashboard();
  const { page, press } = visit;
  await createOrder(visit, '500');
  const { width, height } = (await page.getByRole('img', { name: /QR code/ }).boundingBox()) ?? {};
  expect([width, height]).toEqual([200, 200]);

  await press(page.getByRole('button', { name: 'Pay the deposit' }));
  await holdClock(page);
  await press(page.getByRole('button', { name: 'Copy amount' }));
  expect(await timeInSight(page, page.getByRole('button', { name: 'Copied' }))).toBe(2000);

  await press(page.getByRole('button', { name: 'Pay deposit', exact: true }));
  // Whoever looks at a message keeps it.
  await page.mouse.move(0, 0);
  expect(await timeInSight(page, page.getByText('500 USDT sent on the simulated chain.'))).toBe(3000);
});
