import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../apps/api/src/middleware/headers.ts';
import { webApp } from '../../apps/api/src/routes/web-app.ts';
import { launchBrowser } from '../support/browser.ts';
import { watchConsole } from './seller.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** The built app as the server serves it, policy and all, with an API that is not there. */
function ourServer(): RequestListener {
  const app = new Hono().use(securityHeaders()).route('/', webApp(DIST));
  return async (request, response) => {
    const reply = await app.request(request.url ?? '/', { headers: { accept: request.headers.accept ?? '' } });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  };
}

/** The least that a host of a single page does: a file where there is one, `index.html` for anything else. */
function plainFiles(): RequestListener {
  return (request, response) => {
    const asked = join(DIST, new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = statSync(asked, { throwIfNoEntry: false })?.isFile() ? asked : join(DIST, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/html' }).end(readFileSync(file));
  };
}

const HOSTS = { 'our server': ourServer, 'a host that knows only files': plainFiles };
type Host = keyof typeof HOSTS;
const HOST_NAMES = Object.keys(HOSTS) as Host[];

const servers: Server[] = [];
const origins = new Map<Host, string>();
let browser: Browser;
let page: Page;

/** Starts a server that ends with the tests; resolves to its origin. */
async function listen(server: Server) {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

beforeAll(async () => {
  for (const [name, listener] of Object.entries(HOSTS))
    origins.set(name as Host, await listen(createServer(listener())));
  browser = await launchBrowser();
});

afterEach(() => page?.close());

afterAll(async () => {
  await browser?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

interface HeldVisit {
  path?: string;
  /** Who the login check finds; a visitor unless told. */
  as?: { name: string; isVerified: boolean };
  host?: Host;
  colorScheme?: 'light' | 'dark';
}

/** Opens a page with the scripts of the app held back until `release` is called; the script of the head is part of the document. */
async function openHeld({ path = '/login', as, host = 'our server', colorScheme = 'light' }: HeldVisit = {}) {
  page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme });
  const quiet = watchConsole(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/check-login', (route) =>
    as
      ? route.fulfill({ json: { success: true, user: { isAdmin: false, signupJourney: 1, ...as } } })
      : route.fulfill({ status: 401, json: { success: false, message: 'Sign in again.' } }),
  );
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const go = async () => {
    await page.goto(`${origins.get(host)}${path}`, { waitUntil: 'commit' });
  };
  return { quiet, release, go };
}

const PATIENT = { timeout: 60_000 };
const field = () => page.getByLabel('Mobile number');
const proceed = () => page.getByRole('button', { name: 'Continue' });

/** Waits until React has made a node of the document its own, which it notes on each. */
const isTakenOver = (node = field()) =>
  expect
    .poll(() => node.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), PATIENT)
    .toBe(true);

test.each(['light', 'dark'] as const)(
  'login stands there before any script, and is taken over as it is: %s',
  async (theme) => {
    const { quiet, release, go } = await openHeld({ colorScheme: theme });
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

describe.each(HOST_NAMES)('by %s', (host) => {
  test.each(['/', '/login', '/kyc', '/dashboard', '/dashboard/profile/0198'])(
    'a visitor of %s has the login page before any script of the app, and ends at its address',
    async (path) => {
      const { quiet, release, go } = await openHeld({ path, host });
      await go();
      await page.getByRole('heading', { name: 'Log in or sign up' }).waitFor();
      await field().evaluate((node) => node.setAttribute('data-written', ''));
      release();
      await page.waitForURL(`${origins.get(host)}/login`);
      await isTakenOver();
      expect(await page.locator('input[data-written]').count()).toBe(1);
      quiet();
    },
  );

  test.each([
    ['/', 'Sarraf Exchange'],
    ['/login', 'Sarraf Exchange'],
    ['/dashboard', 'Home'],
    ['/dashboard/history', 'History'],
    ['/dashboard/profile', 'Profile'],
    ['/dashboard/settings', 'Sarraf Exchange'],
  ])('who may be signed in has the frame of the dashboard at %s, never the login page', async (path, title) => {
    const { release, go } = await openHeld({ path, host });
    await page.addInitScript(() => {
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('token', 'of-some-earlier-day');
    });
    await go();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Checking your login...').filter({ visible: true }).waitFor();
    expect(await field().isVisible()).toBe(false);
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'History',
      'Profile',
    ]);
    release();
    await field().waitFor();
  });

  test.each([
    ['/help/faqs', 'FAQs'],
    ['/no-such-page', 'No page found'],
  ])('a visitor of %s never sees the login page, and then the page', async (path, heading) => {
    const { quiet, release, go } = await openHeld({ path, host });
    await go();
    await page.locator('[data-page]').first().waitFor({ state: 'attached' });
    expect(await field().isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { name: heading }).first().waitFor();
    quiet();
  });
});

const signIn = () =>
  page.addInitScript(() => {
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('token', 'of-this-day');
  });

test.each(['/dashboard', '/dashboard/history', '/dashboard/profile'])(
  'who is signed in is greeted by name at %s before any script of the app',
  async (path) => {
    const { go } = await openHeld({ path, as: { name: ' Hina <b>Raza</b> ', isVerified: true } });
    await signIn();
    await go();
    await page.getByText('Welcome, Hina <b>Raza</b>', { exact: true }).filter({ visible: true }).waitFor();
    expect(await page.getByText('Checking your login...').filter({ visible: true }).count()).toBe(0);
  },
);

test('who will be sent elsewhere is not greeted on the way', async () => {
  const { go } = await openHeld({ path: '/dashboard', as: { name: 'Hina Raza', isVerified: false } });
  await signIn();
  const checked = page.waitForResponse('**/api/auth/check-login');
  // What the page they end at needs is asked for when the reply has been read.
  const read = page.waitForRequest(/VerifyIdentityPage-/);
  await go();
  await Promise.all([checked, read]);
  expect(await page.getByText('Checking your login...').filter({ visible: true }).count()).toBe(1);
  expect(await page.getByText('Welcome, Hina Raza').count()).toBe(0);
});

describe('who comes back to an order', () => {
  const SELLER = { name: 'Hina Raza', isVerified: true };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  /** Answers the call for the unfinished order once `held` resolves. */
  const answerOrder = (data: object | null, held: Promise<void> = Promise.resolve()) =>
    page.route('**/api/sell/orders/active', async (route) => {
      await held;
      await route.fulfill({ json: { success: true, data } });
    });

  test('finds the place of step 3 before any script of the app', async () => {
    const { go } = await openHeld({ path: '/dashboard', as: SELLER });
    await signIn();
    await answerOrder({ expiresIn: 900 });
    await go();
    await heading('Payment Details').waitFor();
    await page.getByText('Any other network loses the funds.').filter({ visible: true }).waitFor();
    await page.getByText('Welcome, Hina Raza').filter({ visible: true }).waitFor();
    expect(await heading('Home').count()).toBe(0);
  });

  test.each([
    ['is none', null],
    ['is one that waits for a delayed network', { expiresIn: 900, networkDelayed: true }],
  ])('finds that of step 1 where there %s', async (_, data) => {
    const { go } = await openHeld({ path: '/dashboard', as: SELLER });
    await signIn();
    await answerOrder(data);
    const answered = page.waitForResponse('**/api/sell/orders/active');
    await go();
    await Promise.all([answered, page.getByText('Welcome, Hina Raza').filter({ visible: true }).waitFor()]);
    expect(await heading('Home').isVisible()).toBe(true);
    expect(await heading('Payment Details').count()).toBe(0);
  });

  test('keeps the page of the app where that was quicker than the answer', async () => {
    const answer = Promise.withResolvers<void>();
    const { go, release } = await openHeld({ path: '/dashboard', as: SELLER });
    await signIn();
    await answerOrder({ expiresIn: 900 }, answer.promise);
    release();
    await go();
    await page.locator('[data-page]:only-of-type').waitFor(PATIENT);
    const answered = page.waitForResponse('**/api/sell/orders/active');
    answer.resolve();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // What the app is drawn into.
    expect(await page.locator('[data-page]').isVisible()).toBe(true);
  });
});

test('what the verification asks for stands there before any script, out of use', async () => {
  const { go } = await openHeld({ path: '/kyc', as: { name: 'Hina Raza', isVerified: false } });
  await signIn();
  await go();
  const number = page.getByLabel('Aadhaar number').filter({ visible: true });
  await number.waitFor();
  expect(await number.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Send OTP' }).isDisabled()).toBe(true);
});

test('a page of which a part has come is not shown before the rest', async () => {
  const [begun, rest] = readFileSync(join(DIST, 'index.html'), 'utf8').split(/(?<=Your name is all)/);
  const whole = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url !== '/userDetails') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(begun);
    await whole.promise;
    return response.end(rest);
  });
  const origin = await listen(server);
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signIn();
  await page.goto(`${origin}/userDetails`, { waitUntil: 'commit' });
  const place = page.locator('[data-page="details"][data-language="en"]');
  await expect.poll(() => place.textContent()).toMatch(/Your name is all$/);
  expect(await place.isVisible()).toBe(false);
  whole.resolve();
  await place.waitFor();
});

test.each(['/help/faqs', '/help/user-guide', '/legal/terms'])(
  'the text of %s stands there before any script',
  async (path) => {
    const { quiet, release, go } = await openHeld({ path });
    await go();
    const text = page.getByRole('main').getByRole('heading', { level: 1 });
    await text.waitFor();
    await text.evaluate((node) => node.setAttribute('data-written', ''));
    release();
    await isTakenOver(text);
    expect(await page.locator('h1[data-written]').count()).toBe(1);
    quiet();
  },
);

test('a host that does not find the document of a text has its place before any script, and then the text', async () => {
  const { quiet, release, go } = await openHeld({ path: '/help/faqs', host: 'a host that knows only files' });
  await go();
  await page.getByRole('link', { name: 'Go to Sarraf' }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  expect(await page.getByRole('link', { name: 'Go to Sarraf' }).count()).toBe(1);
  quiet();
});

test('no document names a person or a place of administrators', () => {
  const documents = globSync('**/*.html', { cwd: DIST });
  expect(documents).toContain('index.html');
  for (const name of documents) {
    // The head knows the addresses of all pages.
    const markup = readFileSync(join(DIST, name), 'utf8').replace(/<(script|style)>[^]*?<\/\1>/g, '');
    expect(markup).toContain('data-page=');
    expect(markup).not.toMatch(
      /Welcome, (?!\{name\})|\/dashboard\/(?:settings|stats)|App Settings|Platform Statistics|\+92 3|Bearer/,
    );
  }
});

describe('Figtree', () => {
  const FILE = '**/figtree-latin-wght-*.woff2';
  const fonts = () => page.evaluate(() => getComputedStyle(document.documentElement).fontFamily);

  test('text stands there before it, and is drawn in it once it is here', async () => {
    const { quiet, release, go } = await openHeld();
    const gate = Promise.withResolvers<void>();
    await page.route(FILE, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await go();
    await field().waitFor();
    expect(await fonts()).not.toContain('Figtree Variable');
    gate.resolve();
    await expect.poll(fonts, PATIENT).toContain('Figtree Variable');
    release();
    await isTakenOver();
    expect(await fonts()).toContain('Figtree Variable');
    quiet();
  });

  test('where it fails, text stands in what the device has', async () => {
    const { go } = await openHeld();
    await page.route(FILE, (route) => route.abort());
    await go();
    await field().waitFor();
    await expect.poll(fonts, PATIENT).toContain('Figtree Variable');
    expect(await field().isVisible()).toBe(true);
  });
});
