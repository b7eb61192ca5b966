import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../apps/api/src/middleware/headers.ts';
import { webApp } from '../../apps/api/src/routes/web-app.ts';
import { launchBrowser } from '../support/browser.ts';
import { watchConsole } from './seller.ts';

let server: Server;
let origin: string;
let browser: Browser;
let page: Page;

/** The built app as the server serves it, policy and all, with an API that is not there. */
async function servePages(): Promise<void> {
  const pages = webApp(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)));
  const app = new Hono().use(securityHeaders).route('/', pages);
  server = createServer(async (request, response) => {
    const reply = await app.request(request.url ?? '/', { headers: { accept: request.headers.accept ?? '' } });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

beforeAll(async () => {
  await servePages();
  browser = await launchBrowser();
});

afterEach(() => page?.close());

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

/** Opens `/login` with the scripts held back until `release` is called. */
async function openHeld(colorScheme: 'light' | 'dark' = 'light') {
  page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme });
  const quiet = watchConsole(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/sandbox', (route) => route.fulfill({ json: { success: true, sandbox: false } }));
  await page.route('**/api/auth/check-login', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Sign in again.' } }),
  );
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { quiet, release, go: () => page.goto(`${origin}/login`, { waitUntil: 'commit' }) };
}

const PATIENT = { timeout: 60_000 };
const field = () => page.getByLabel('Mobile number');
const proceed = () => page.getByRole('button', { name: 'Continue' });

/** Waits until React has made the nodes of the document its own, which it notes on each. */
const isTakenOver = () =>
  expect
    .poll(() => field().evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), PATIENT)
    .toBe(true);

test.each(['light', 'dark'] as const)(
  'login stands there before any script, and is taken over as it is: %s',
  async (theme) => {
    const { quiet, release, go } = await openHeld(theme);
    await go();
    await page.getByRole('heading', { name: 'Log in or sign up' }).waitFor();
    await field().evaluate((node) => node.setAttribute('data-written', ''));
    release();
    await isTakenOver();
    await page.getByRole('button', { name: 'Help 24/7' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('input[data-written]').count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(theme === 'dark');
    quiet();
  },
);

test('a number typed before the scripts arrive is kept, and opens Continue', async () => {
  const { quiet, release, go } = await openHeld();
  await go();
  await field().click();
  await page.keyboard.type('3001234567');
  release();
  await expect.poll(() => proceed().isEnabled(), PATIENT).toBe(true);
  expect((await field().inputValue()).replaceAll(/\D/g, '')).toBe('3001234567');
  quiet();
});

test('who may be signed in never sees the login page on the way', async () => {
  const { release, go } = await openHeld();
  await page.addInitScript(() => {
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('token', 'of-some-earlier-day');
  });
  await go();
  await page.locator('form').waitFor({ state: 'attached' });
  expect(await field().isVisible()).toBe(false);
  release();
  await field().waitFor();
});
