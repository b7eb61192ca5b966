import { amount, field, otp, phone } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { codeFor } from './seller.ts';
import { joinEnvironment } from './environment.ts';
import type { Visit } from './test-environment.ts';

/** Console errors of a script that failed to load. */
const ABORTED = /net::ERR_FAILED|Failed to fetch dynamically imported module/;
const SCRIPTS = '**/assets/*.js';

const environment = joinEnvironment({
  newcomer: { national: '3060000001', name: '', signupJourney: 0 },
  seller: { national: '3060000002', name: 'Hina Raza' },
  leaver: { name: 'Hina Raza' },
});

/** Delays all scripts that are requested from now on, until the returned function is called. */
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

/** Aborts all scripts that are requested from now on, until the returned function is called. */
async function refuseScripts(page: Page, pattern = SCRIPTS): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** Counts the requests of an API path from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}

/** Clicks the submit button several times, like an impatient user. */
async function clickRepeatedly(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) {
    await page.locator('button[type=submit]').evaluate((button: HTMLButtonElement) => button.click());
    await page.waitForTimeout(150);
  }
}

/** Runs `act` while the next page's code is delayed, clicks on after the reply, and expects a single call. */
async function expectOneCall({ page }: Visit, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page);
  const calls = countCalls(page, path);
  const answered = page.waitForResponse((reply) => reply.url().endsWith(path));
  await act();
  await answered;
  await clickRepeatedly(page);
  expect(calls(), path).toBe(1);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/./)]),
  );
  await release();
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

/** Opens the dashboard and waits for hydration: before it, links of the prerendered frame load the page from the server. */
async function openDashboard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.getByLabel('Amount to sell').waitFor();
}

/** Marks the document. The returned function tells whether it is still the same, so that there was no reload. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}

describe('code that is slow to arrive', () => {
  test('signing up makes one call a step, however often its button is pressed meanwhile', async () => {
    const visit = await environment.visit();
    const { page, origin } = visit;
    const code = page.getByRole('textbox', { name: '6-digit code' });
    await page.goto(`${origin}/login`);

    await phone(page, 'Mobile number').type('3060000001');
    await expectOneCall(visit, '/auth/send-otp', () => button(page, 'Continue').click());
    await code.waitFor();
    const loginCode = await codeFor(origin, '+923060000001');
    await expectOneCall(visit, '/auth/verify-otp', () => otp(page, '6-digit code').enter(loginCode));
    await field(page, 'Full Name').type('Hina Raza');
    await expectOneCall(visit, '/user/update-details', () => button(page, 'Save Details').click());
    await field(page, 'Aadhaar number').type('123412341234');
    await button(page, 'Send OTP').click();
    await code.waitFor();
    const identityCode = await codeFor(origin, '+923060000001');
    await expectOneCall(visit, '/kyc/submitOTP', () => otp(page, '6-digit code').enter(identityCode));
    await page.waitForURL(`${origin}/dashboard`);
    expect(await page.getByText('That code is wrong').count()).toBe(0);
    // Chromium logs this when the form is removed during the click.
    visit.expectNoErrors(/Form submission canceled because the form is not connected/);
  });

  test('Back right after a logout still leads to the login', async () => {
    const { page, origin } = await environment.visit({ as: environment.people.leaver });
    await openDashboard(page, origin);
    await menuLink(page, 'History').click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await button(page, 'Logout').click();
    await page.getByRole('heading', { name: 'Confirm Logout' }).waitFor();
    // Simulates a slow phone, on which Back is pressed before the login page is rendered.
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
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
    const { page, origin } = await environment.visit({ as: environment.people.seller });
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
    // 100 ms at sixty frames a second, counted in frames so that a busy machine does not matter.
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

  test('is fetched by one reload; after a second failure the app stays, shows a message, and a retry loads the page', async () => {
    const visit = await environment.visit({ as: environment.people.seller });
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
    visit.expectNoErrors(ABORTED);
  });

  test('a working page is not reloaded while the server does not reply', async () => {
    const visit = await environment.visit({ as: environment.people.seller });
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

  test('with unsaved input a reload is offered and not forced', async () => {
    const { page, origin } = await environment.visit({ as: environment.people.seller });
    await openDashboard(page, origin);
    await amount(page, 'Amount to sell').type('500');
    const isSame = await markDocument(page);
    const allow = await refuseScripts(page, '**/HelpAndLegalDialogs-*.js');
    await button(page, 'Help').click();
    await page.getByText('That did not open').first().waitFor();
    await button(page, 'Reload the page').waitFor();
    expect(await isSame()).toBe(true);
    expect(await amount(page, 'Amount to sell').value()).toBe('500');
    await allow();
    await Promise.all([page.waitForEvent('domcontentloaded'), button(page, 'Reload the page').click()]);
    await page.getByLabel('Amount to sell').waitFor();
    await button(page, 'Help').click();
    await page.getByRole('dialog').waitFor();
  });

  test('a code that was just sent can still be entered', async () => {
    const visit = await environment.visit();
    const { page, origin } = visit;
    const enterNumber = async () => {
      await phone(page, 'Mobile number').type('3060000002');
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
    await otp(page, '6-digit code').enter(sent);
    await page.waitForURL(`${origin}/dashboard`);
    expect(await codeFor(origin, '+923060000002')).toBe(sent);
    visit.expectNoErrors(ABORTED);
  });

  test.each([
    ['the app', '/dashboard', '**/assets/*.js'],
    ['any script at all', '/dashboard', '**/*.js'],
    ['the app of the login page', '/login', '**/assets/*.js'],
  ])('a first load without %s says so in the document itself', async (_, path, pattern) => {
    const { page, origin } = await environment.visit(path === '/login' ? {} : { as: environment.people.seller });
    const allow = await refuseScripts(page, pattern);
    await page.goto(origin + path);
    await page.getByText('Sarraf has not loaded yet').waitFor({ timeout: 30_000 });
    await allow();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: path === '/login' ? 'Log in or sign up' : 'Home' }).waitFor();
    // The prerendered login page has its heading before the app removes the message.
    await expect.poll(() => page.getByText('Sarraf has not loaded yet').count(), { timeout: 15_000 }).toBe(0);
  });
});
