import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, deposit, openAddBank, paymentDetails, resultIs } from '../seller.ts';
import { openStage, type Stage, type Visit } from '../stage.ts';

/** The measure of the house: what is in reach here is in reach on every phone. */
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The same phone while its keyboard is open. */
const BESIDE_KEYBOARD = { width: 360, height: 380 };

let stage: Stage<'seller' | 'newcomer' | 'unverified'>;

beforeAll(async () => {
  stage = await openStage({
    seller: { national: '3017654321', name: 'Hina Raza', account: true },
    newcomer: { national: '3017654322', name: '', signupJourney: 0 },
    unverified: { national: '3017654323', name: 'Hina Raza', signupJourney: 1 },
  });
});

afterAll(() => stage?.leave());

/** What a thumb finds at a button without scrolling. */
interface Reach {
  /** Where the button ends, in CSS pixels from the top of the window. */
  ends: number;
  /** Where what is fixed at the foot of the window begins. */
  floor: number;
  /** A press on its middle presses it and nothing that lies over it. */
  isFree: boolean;
}

/** Where the button of this name stands now. */
const reachOf = (page: Page, name: string): Promise<Reach> =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { bottom, left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // Pages that are written and not shown have bars too.
    const bars = Array.from(document.querySelectorAll('[data-component=BottomBar]'));
    const bar = bars.find((one) => one.checkVisibility());
    return {
      ends: Math.round(bottom),
      floor: Math.round(bar?.getBoundingClientRect().top ?? window.innerHeight),
      isFree: hit !== null && button.contains(hit),
    };
  });

/** What keeps the button of this name from the thumb at the top of the page and at its end; nothing where it is in reach. */
async function outOfReach(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name, exact: true }).waitFor();
  const faults: string[] = [];
  for (const place of ['end', 'top'] as const) {
    await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), place);
    const { ends, floor, isFree } = await reachOf(page, name);
    if (ends > floor) faults.push(`at the ${place} of the page it ends at ${ends} of ${floor}`);
    if (!isFree) faults.push(`at the ${place} of the page it is covered`);
  }
  return faults;
}

/** The controls that something lies over when they take the focus: the page should have scrolled them clear of it. */
const coveredFocus = (page: Page, within = 'main'): Promise<string[]> =>
  page.locator(`${within} :is(button, input, a, select):not(:disabled)`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (!(control instanceof HTMLElement) || !control.checkVisibility() || control.tabIndex < 0) return [];
      control.focus({ preventScroll: false });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = hit !== null && (control.contains(hit) || hit.contains(control));
      return isSeen ? [] : [control.textContent || control.getAttribute('aria-label') || control.outerHTML];
    }),
  );

/** The words that lie under the bar of the step or under the menu once the page is scrolled to its end, where nothing brings them out. */
const hiddenAtTheEnd = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    const bars = Array.from(document.querySelectorAll('[data-component=ActionBar], [data-component=BottomBar]')).filter(
      (bar) => bar.checkVisibility(),
    );
    if (bars.length === 0) return ['there is no bar'];
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(word);
      const { width, height, top, bottom } = range.getBoundingClientRect();
      // What is only said is drawn one pixel large.
      if (width <= 1 || height <= 1 || word.parentElement?.closest('.sr-only')) continue;
      const isUnder = (bar: Element) => {
        const over = bar.getBoundingClientRect();
        return !bar.contains(word) && bottom > over.top + 1 && top < over.bottom - 1;
      };
      if (bars.some(isUnder)) hidden.push(word.textContent ?? '');
    }
    return hidden;
  });

/** Whether the middle of these words can be seen: nothing lies over them. */
async function isInSight(words: Locator): Promise<boolean> {
  await words.waitFor();
  return words.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Adds accounts until there are five, past the app. */
async function haveFiveAccounts({ page, origin }: Visit): Promise<void> {
  for (const last of [1, 2, 3, 4]) {
    const body = {
      name: 'Hina Raza',
      method: 'nayapay',
      nayapayId: `hina${last}@nayapay`,
      phoneNumber: `0301123456${last}`,
    };
    await call(page, origin, '/bank/add', { method: 'POST', body: JSON.stringify(body) });
  }
}

describe('on a phone of 360 × 640 the action of every step is in reach without scrolling', () => {
  test('through a whole sale, with five accounts', async () => {
    const visit = await stage.visit({ ...PHONE, as: stage.people.seller });
    const { page, origin, press } = visit;
    await page.goto(`${origin}/dashboard`);
    await page.getByLabel('Amount to sell').waitFor();
    await haveFiveAccounts(visit);
    await page.reload();
    await page.getByLabel('Amount to sell').fill('500');
    await press(page.getByRole('radio').first());
    expect(await outOfReach(page, 'Continue to Network Selection')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await hiddenAtTheEnd(page)).toEqual([]);

    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await press(page.getByRole('radio', { name: /TRC20/ }));
    expect(await outOfReach(page, 'Sell Now')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await hiddenAtTheEnd(page)).toEqual([]);

    await press(page.getByRole('button', { name: 'Sell Now' }));
    await paymentDetails(page);
    const orderId = await page.locator('dd', { hasText: /^[\da-f]{24}$/ }).innerText();
    expect(await outOfReach(page, 'Copy address')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await hiddenAtTheEnd(page)).toEqual([]);

    // Too little arrives: the way on is still the address, under what is told of the rest.
    await deposit(visit, orderId, 200);
    await page
      .getByText(/200 USDT arrived/)
      .first()
      .waitFor();
    expect(await outOfReach(page, 'Copy address')).toEqual([]);
    expect(await hiddenAtTheEnd(page)).toEqual([]);

    await deposit(visit, orderId, 300);
    await resultIs(page, 'Transaction Completed');
    expect(await outOfReach(page, 'Start New Transaction')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await hiddenAtTheEnd(page)).toEqual([]);
    visit.expectQuiet();
  });

  test('where somebody signs up, signs in or adds an account', async () => {
    const newcomer = await stage.visit({ ...PHONE, as: stage.people.newcomer });
    await newcomer.page.goto(`${newcomer.origin}/userDetails`);
    expect(await outOfReach(newcomer.page, 'Save Details')).toEqual([]);
    expect(await coveredFocus(newcomer.page)).toEqual([]);

    const unverified = await stage.visit({ ...PHONE, as: stage.people.unverified });
    await unverified.page.goto(`${unverified.origin}/kyc`);
    expect(await outOfReach(unverified.page, 'Send OTP')).toEqual([]);

    const seller = await stage.visit({ ...PHONE, as: stage.people.seller });
    await seller.page.goto(`${seller.origin}/dashboard`);
    await openAddBank(seller, 'bank');
    expect(await outOfReach(seller.page, 'Add Payment Method')).toEqual([]);

    const stranger = await stage.visit(PHONE);
    await stranger.page.goto(`${stranger.origin}/login`);
    expect(await outOfReach(stranger.page, 'Continue')).toEqual([]);
    await stranger.page.getByLabel('Mobile number').fill('3019876549');
    await stranger.press(stranger.page.getByRole('button', { name: 'Continue' }));
    expect(await outOfReach(stranger.page, 'Verify OTP')).toEqual([]);

    // On the smallest phone the first field with a fault is the last in sight: what is wrong with it is read without scrolling, too.
    await seller.page.setViewportSize({ width: 320, height: 640 });
    await seller.page.getByRole('dialog').getByLabel('Bank', { exact: true }).selectOption('meezan');
    await seller.press(seller.page.getByRole('button', { name: 'Add Payment Method' }));
    await expect.poll(() => isInSight(seller.page.getByText('Account holder name is required'))).toBe(true);

    // What the keyboard leaves of the window: whatever takes the focus is scrolled clear, the action too.
    for (const { page } of [newcomer, unverified, seller, stranger]) await page.setViewportSize(BESIDE_KEYBOARD);
    for (const { page } of [newcomer, unverified, stranger]) expect(await coveredFocus(page)).toEqual([]);
    expect(await coveredFocus(seller.page, '[role=dialog]')).toEqual([]);
    for (const { expectQuiet } of [newcomer, unverified, seller, stranger]) expectQuiet();
  });
});
