import { amount, phone, radioList, select, slip } from '@sarraf/ui/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { call, deposit, openAddBank, waitForPaymentDetails, waitForResult } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';
import type { Visit } from '../test-environment.ts';

/** Smallest phone to support: buttons that are in reach on it are in reach on every phone. */
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Viewport of the same phone while its keyboard is open. */
const BESIDE_KEYBOARD = { width: 360, height: 380 };

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  newcomer: { name: '', signupJourney: 0 },
  unverified: { name: 'Hina Raza', signupJourney: 1 },
});

/** Position of a button without scrolling. */
interface Reach {
  /** Bottom edge of the button, in CSS pixels from the top of the window. */
  bottom: number;
  /** Top edge of the fixed bar at the bottom of the window, or the height of the window. */
  limit: number;
  /** Whether a click on its centre hits the button. */
  isUncovered: boolean;
}

/** Measures the button with this name. */
const reachOf = (page: Page, name: string): Promise<Reach> =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { bottom, left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // Prerendered pages that are hidden have bars too.
    const bars = Array.from(document.querySelectorAll('[data-component=BottomBar]'));
    const bar = bars.find((one) => one.checkVisibility());
    return {
      bottom: Math.round(bottom),
      limit: Math.round(bar?.getBoundingClientRect().top ?? window.innerHeight),
      isUncovered: hit !== null && button.contains(hit),
    };
  });

/** Reasons why the button with this name is out of reach at the top or at the end of the page; empty if it is in reach. */
async function outOfReach(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name, exact: true }).waitFor();
  const faults: string[] = [];
  for (const position of ['end', 'top'] as const) {
    await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), position);
    const { bottom, limit, isUncovered } = await reachOf(page, name);
    if (bottom > limit) faults.push(`at the ${position} of the page it ends at ${bottom} of ${limit}`);
    if (!isUncovered) faults.push(`at the ${position} of the page it is covered`);
  }
  return faults;
}

/** Controls that are covered when they have focus: the page should have scrolled them into view. */
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

/** Texts that are covered by the action bar or the menu at the end of the page, where scrolling cannot uncover them. */
const coveredAtTheEnd = (page: Page): Promise<string[]> =>
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
      // Text for screen readers is one pixel large.
      if (width <= 1 || height <= 1 || word.parentElement?.closest('.sr-only')) continue;
      const isUnder = (bar: Element) => {
        const over = bar.getBoundingClientRect();
        return !bar.contains(word) && bottom > over.top + 1 && top < over.bottom - 1;
      };
      if (bars.some(isUnder)) hidden.push(word.textContent ?? '');
    }
    return hidden;
  });

/** Whether the centre of an element is visible and not covered. */
async function isInView(target: Locator): Promise<boolean> {
  await target.waitFor();
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Adds accounts by the API until there are five. */
async function addFourAccounts({ page, origin }: Visit): Promise<void> {
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
    const visit = await environment.visit({ ...PHONE, as: environment.people.seller });
    const { page, origin, press } = visit;
    await page.goto(`${origin}/dashboard`);
    await page.getByLabel('Amount to sell').waitFor();
    await addFourAccounts(visit);
    await page.reload();
    await amount(page, 'Amount to sell').type('500');
    await press(page.getByRole('radio').first());
    expect(await outOfReach(page, 'Continue to Network Selection')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await coveredAtTheEnd(page)).toEqual([]);

    await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
    await radioList(page).choose('TRC20');
    expect(await outOfReach(page, 'Sell Now')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await coveredAtTheEnd(page)).toEqual([]);

    await press(page.getByRole('button', { name: 'Sell Now' }));
    await waitForPaymentDetails(page);
    const orderId = await slip(page).value('Order ID');
    expect(await outOfReach(page, 'Copy address')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await coveredAtTheEnd(page)).toEqual([]);

    // After a deposit that is too small the next action is still to copy the address.
    await deposit(visit, orderId, 200);
    await page
      .getByText(/200 USDT arrived/)
      .first()
      .waitFor();
    expect(await outOfReach(page, 'Copy address')).toEqual([]);
    expect(await coveredAtTheEnd(page)).toEqual([]);

    await deposit(visit, orderId, 300);
    await waitForResult(page, 'Transaction Completed');
    expect(await outOfReach(page, 'Start New Transaction')).toEqual([]);
    expect(await coveredFocus(page)).toEqual([]);
    expect(await coveredAtTheEnd(page)).toEqual([]);
    visit.expectNoErrors();
  });

  test('when a user signs up, signs in or adds an account', async () => {
    const newcomer = await environment.visit({ ...PHONE, as: environment.people.newcomer });
    await newcomer.page.goto(`${newcomer.origin}/userDetails`);
    expect(await outOfReach(newcomer.page, 'Save Details')).toEqual([]);
    expect(await coveredFocus(newcomer.page)).toEqual([]);

    const unverified = await environment.visit({ ...PHONE, as: environment.people.unverified });
    await unverified.page.goto(`${unverified.origin}/kyc`);
    expect(await outOfReach(unverified.page, 'Send OTP')).toEqual([]);

    const seller = await environment.visit({ ...PHONE, as: environment.people.seller });
    await seller.page.goto(`${seller.origin}/dashboard`);
    await openAddBank(seller, 'bank');
    expect(await outOfReach(seller.page, 'Add Payment Method')).toEqual([]);

    const stranger = await environment.visit(PHONE);
    await stranger.page.goto(`${stranger.origin}/login`);
    expect(await outOfReach(stranger.page, 'Continue')).toEqual([]);
    await phone(stranger.page, 'Mobile number').type('3019876549');
    await stranger.press(stranger.page.getByRole('button', { name: 'Continue' }));
    expect(await outOfReach(stranger.page, 'Verify OTP')).toEqual([]);

    // At 320 px the first invalid field is the last visible one: its error must be visible without scrolling.
    await seller.page.setViewportSize({ width: 320, height: 640 });
    await select(seller.page.getByRole('dialog'), 'Bank').choose('meezan');
    await seller.press(seller.page.getByRole('button', { name: 'Add Payment Method' }));
    await expect.poll(() => isInView(seller.page.getByText('Account holder name is required'))).toBe(true);

    // With the keyboard open, focused controls are scrolled into view, and the action too.
    for (const { page } of [newcomer, unverified, seller, stranger]) await page.setViewportSize(BESIDE_KEYBOARD);
    for (const { page } of [newcomer, unverified, stranger]) expect(await coveredFocus(page)).toEqual([]);
    expect(await coveredFocus(seller.page, '[role=dialog]')).toEqual([]);
    for (const { expectNoErrors } of [newcomer, unverified, seller, stranger]) expectNoErrors();
  });
});
