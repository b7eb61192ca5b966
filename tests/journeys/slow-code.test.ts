import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor } from './seller.ts';
import { openStage, type Stage, type Visit } from './stage.ts';

/** How a browser complains of a file that was kept from it. */
const ABORTED = /net::ERR_FAILED|Failed to fetch dynamically imported module/;
const SCRIPTS = '**/assets/*.js';

let stage: Stage<'newcomer' | 'seller' | 'leaver'>;

beforeAll(async () => {
  stage = await openStage({
    newcomer: { national: '3060000001', name: '', signupJourney: 0 },
    seller: { national: '3060000002', name: 'Hina Raza' },
    leaver: { national: '3060000003', name: 'Hina Raza' },
  });
});

afterAll(() => stage?.leave());

/** Keeps every script that is asked for from now on until the answer is called. */
async function holdScripts(page: Page, scripts: string | RegExp = SCRIPTS): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  await page.route(scripts, (route) => {
    const passed = gate.promise.then(() => route.continue());
    held.push(passed);
    return passed;
  });
  return async () => {
    gate.resolve();
    await Promise.all(held);
    await page.unroute(scripts);
  };
}

/** Refuses every script that is asked for from now on, although the device is online, until the answer is called. */
async function refuseScripts(page: Page, pattern = SCRIPTS): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** Counts the calls of a path from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}

/** Presses the form's button again and again, as somebody does who sees nothing happen. */
async function pressOnAndOn(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) {
    await page.locator('button[type=submit]').evaluate((button: HTMLButtonElement) => button.click());
    await page.waitForTimeout(150);
  }
}

/** Does `act` with the next page's code held back, presses on once the call was answered, and expects one call all the same. */
async function expectOneCall({ page }: Visit, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page);
  const calls = countCalls(page, path);
  const answered = page.waitForResponse((reply) => reply.url().endsWith(path));
  await act();
  await answered;
  await pressOnAndOn(page);
  expect(calls(), path).toBe(1);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/./)]),
  );
  await release();
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

/** The dashboard, drawn by the app: the links of its frame as it was written load their page anew. */
async function openDashboard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.getByLabel('Amount to sell').waitFor();
}

/** Fails when the page was loaded anew since the answer was made. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}

describe('code that is slow to arrive', () => {
  test('signing up makes one call a step, however often its button is pressed meanwhile', async () => {
    const visit = await stage.visit();
    const { page, origin } = visit;
    const code = () => page.getByRole('textbox', { name: '6-digit code' });
    await page.goto(`${origin}/login`);

    await page.getByLabel('Mobile number').fill('3060000001');
    await expectOneCall(visit, '/auth/send-otp', () => button(page, 'Continue').click());
    await code().waitFor();
    const loginCode = await codeFor(origin, '+923060000001');
    await expectOneCall(visit, '/auth/verify-otp', () => code().fill(loginCode));
    await page.getByLabel('Full Name').fill('Hina Raza');
    await expectOneCall(visit, '/user/update-details', () => button(page, 'Save Details').click());
    await page.getByLabel('Aadhaar number').fill('123412341234');
    await button(page, 'Send OTP').click();
    await code().waitFor();
    const identityCode = await codeFor(origin, '+923060000001');
    await expectOneCall(visit, '/kyc/submitOTP', () => code().fill(identityCode));
    await page.waitForURL(`${origin}/dashboard`);
    expect(await page.getByText('That code is wrong').count()).toBe(0);
    // What Chromium says of a press whose form gives way to the next page in that moment.
    visit.expectQuiet(/Form submission canceled because the form is not connected/);
  });

  test('Back right after a logout leads to the login all the same', async () => {
    const { page, origin } = await stage.visit({ as: stage.people.leaver });
    await openDashboard(page, origin);
    await menuLink(page, 'History').click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await button(page, 'Logout').click();
    await page.getByRole('heading', { name: 'Confirm Logout' }).waitFor();
    // A slow phone: Back is pressed before the login page has been drawn.
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page
      .getByRole('button', { name: 'Logout' })
      .last()
      .evaluate((confirm: HTMLElement) => {
        confirm.click();
        history.back();
      });
    await page.getByRole('heading', { name: 'Log in or sign up' }).waitFor({ timeout: 20_000 });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  test('a tap on the menu is answered at once', async () => {
    const { page, origin } = await stage.visit({ as: stage.people.seller });
    await openDashboard(page, origin);
    const release = await holdScripts(page);
    const frames = await menuLink(page, 'History').evaluate(async (link: HTMLElement) => {
      link.click();
      for (let frame = 1; frame <= 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (link.getAttribute('aria-busy') === 'true') return frame;
      }
      return Number.POSITIVE_INFINITY;
    });
    // 100 ms at sixty frames a second, counted in frames so that a busy machine judges alike.
    expect(frames).toBeLessThanOrEqual(6);
    expect(await page.getByRole('progressbar').isVisible()).toBe(true);
    await release();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    expect(await menuLink(page, 'History').getAttribute('aria-busy')).toBeNull();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  });
});

describe('code that does not arrive while the device is online', () => {
  const MISSING = 'This page did not arrive';

  test('is fetched by one reload; the second time the app stands, says so, and comes when it is tried again', async () => {
    const visit = await stage.visit({ as: stage.people.seller });
    const { page, origin } = visit;
    await openDashboard(page, origin);
    const isSame = await markDocument(page);
    const allow = await refuseScripts(page, '**/HistoryRoute-*.js');
    const reloaded = page.waitForEvent('domcontentloaded');
    await menuLink(page, 'History').click();
    await reloaded;
    await page.getByText('Part of this page is missing').waitFor();
    expect(await isSame()).toBe(false);
    await page.getByText(MISSING).waitFor();
    expect(await menuLink(page, 'Dashboard').isVisible()).toBe(true);
    await allow();
    await button(page, 'Try again').click();
    await page.getByText('No transactions yet').waitFor();
    visit.expectQuiet(ABORTED);
  });

  test('a page that works is not given up for a server that does not answer', async () => {
    const visit = await stage.visit({ as: stage.people.seller });
    const { page, origin } = visit;
    await openDashboard(page, origin);
    const isSame = await markDocument(page);
    await page.route('**/*', (route) => route.abort());
    await menuLink(page, 'History').click();
    await page.getByText(MISSING).waitFor();
    await button(page, 'Try again').click();
    await expect.poll(() => button(page, 'Try again').getAttribute('aria-busy')).not.toBe('true');
    expect(await isSame()).toBe(true);
    await page.unroute('**/*');
    await button(page, 'Try again').click();
    await page.getByText('No transactions yet').waitFor();
  });

  test('nothing that is typed is lost to a reload: it is offered', async () => {
    const { page, origin } = await stage.visit({ as: stage.people.seller });
    await openDashboard(page, origin);
    await page.getByLabel('Amount to sell').fill('500');
    const isSame = await markDocument(page);
    const allow = await refuseScripts(page, '**/HelpAndLegalDialogs-*.js');
    await button(page, 'Help').click();
    await page.getByText('That did not open').first().waitFor();
    await button(page, 'Reload the page').waitFor();
    expect(await isSame()).toBe(true);
    expect(await page.getByLabel('Amount to sell').inputValue()).toBe('500');
    await allow();
    await Promise.all([page.waitForEvent('domcontentloaded'), button(page, 'Reload the page').click()]);
    await page.getByLabel('Amount to sell').waitFor();
    await button(page, 'Help').click();
    await page.getByRole('dialog').waitFor();
  });

  test('a code that was just sent can still be entered', async () => {
    const visit = await stage.visit();
    const { page, origin } = visit;
    const enterNumber = async () => {
      await page.getByLabel('Mobile number').fill('3060000002');
      await button(page, 'Continue').click();
    };
    await page.goto(`${origin}/login`);
    const allow = await refuseScripts(page);
    await enterNumber();
    await page.getByText(MISSING).waitFor();
    const sent = await codeFor(origin, '+923060000002');
    await allow();
    await button(page, 'Try again').click();
    await page.getByText(MISSING).waitFor({ state: 'detached' });
    await enterNumber();
    await page.getByRole('textbox', { name: '6-digit code' }).fill(sent);
    await page.waitForURL(`${origin}/dashboard`);
    expect(await codeFor(origin, '+923060000002')).toBe(sent);
    visit.expectQuiet(ABORTED);
  });

  test.each([
    ['the app', '/dashboard', '**/assets/*.js'],
    ['any script at all', '/dashboard', '**/*.js'],
    ['the app of the login page', '/login', '**/assets/*.js'],
  ])('a first load without %s says so in the document itself', async (_, path, pattern) => {
    const { page, origin } = await stage.visit(path === '/login' ? {} : { as: stage.people.seller });
    const allow = await refuseScripts(page, pattern);
    await page.goto(origin + path);
    await page.getByText('Sarraf has not loaded yet').waitFor({ timeout: 30_000 });
    await allow();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: path === '/login' ? 'Log in or sign up' : 'Home' }).waitFor();
    // The written login page has its heading before the app arrives and takes the sentence away.
    await expect.poll(() => page.getByText('Sarraf has not loaded yet').count(), { timeout: 15_000 }).toBe(0);
  });
});
