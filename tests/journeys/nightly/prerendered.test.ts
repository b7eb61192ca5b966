import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../apps/api/src/middleware/headers.ts';
import { webApp } from '../../../apps/api/src/routes/web-app.ts';
import { launchBrowser } from '../../support/browser.ts';
import { watchConsole } from '../seller.ts';

const DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Serves the built app like the API server, with its security headers but without the API. */
function ourServer(): RequestListener {
  const app = new Hono().use(securityHeaders()).route('/', webApp(DIST));
  return async (request, response) => {
    const reply = await app.request(request.url ?? '/', { headers: { accept: request.headers.accept ?? '' } });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  };
}

/** Serves the built app like a minimal static host: an existing file, or `index.html`. */
function plainFiles(): RequestListener {
  return (request, response) => {
    const requested = join(DIST, new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = statSync(requested, { throwIfNoEntry: false })?.isFile() ? requested : join(DIST, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/html' }).end(readFileSync(file));
  };
}

const HOSTS = { 'our server': ourServer, 'a static host': plainFiles };
type Host = keyof typeof HOSTS;
const HOST_NAMES = Object.keys(HOSTS) as Host[];

const servers: Server[] = [];
const origins = new Map<Host, string>();
let browser: Browser;
let page: Page;

/** Starts a server that is closed after the tests; resolves to its origin. */
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

interface HeldOptions {
  path?: string;
  host?: Host;
  colorScheme?: 'light' | 'dark';
  locale?: string;
  /** Whether the browser has a session token; the server rejects it. */
  hasToken?: boolean;
}

/** Opens a page whose scripts are delayed until `release` is called. The inline script of the document still runs. */
async function openHeld({ path = '/login', host = 'our server', hasToken = false, ...context }: HeldOptions = {}) {
  page = await browser.newPage({ viewport: { width: 360, height: 740 }, ...context });
  const expectNoErrors = watchConsole(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/check-login', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Sign in again.' } }),
  );
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  if (hasToken)
    await page.addInitScript(() => {
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('token', 'of-some-earlier-day');
    });
  await page.goto(`${origins.get(host)}${path}`, { waitUntil: 'commit' });
  return { expectNoErrors, release: held.resolve };
}

const POLL_OPTIONS = { timeout: 60_000 };
const field = () => page.getByLabel('Mobile number');
/** The same field, also while its page is inert. */
const anyField = () => page.locator('[data-prerendered="login"]').filter({ visible: true }).locator('input');

/** Waits until React has hydrated a node, on which it then sets a property. */
const waitForHydration = (node = field()) =>
  expect
    .poll(
      () => node.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      POLL_OPTIONS,
    )
    .toBe(true);

test.each(['light', 'dark'] as const)(
  'the login page is shown before any script, inert, and is hydrated in place: %s',
  async (colorScheme) => {
    const { expectNoErrors, release } = await openHeld({ colorScheme });
    await page.getByText('Log in or sign up').filter({ visible: true }).waitFor();
    expect(await page.locator('[data-prerendered="login"]').filter({ visible: true }).getAttribute('inert')).toBe('');
    await anyField().evaluate((node) => node.setAttribute('data-same', ''));
    release();
    await waitForHydration();
    await field().fill('3001234567');
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    expect(await page.locator('input[data-same]').count()).toBe(1);
    expect(await page.locator('[inert]').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(colorScheme === 'dark');
    expectNoErrors();
  },
);

test('the login page is in Urdu for a browser in Urdu', async () => {
  const { expectNoErrors, release } = await openHeld({ locale: 'ur-PK' });
  await page.locator('[data-language="ur"] h1').filter({ visible: true }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  release();
  await waitForHydration(page.locator('input').first());
  expectNoErrors();
});

describe.each(HOST_NAMES)('by %s', (host) => {
  test.each(['/', '/login', '/kyc', '/dashboard', '/dashboard/profile/0198'])(
    'a visitor of %s sees the login page before any script of the app, and ends at /login',
    async (path) => {
      const { expectNoErrors, release } = await openHeld({ path, host });
      await page.getByText('Log in or sign up').filter({ visible: true }).waitFor();
      await anyField().evaluate((node) => node.setAttribute('data-same', ''));
      release();
      await page.waitForURL(`${origins.get(host)}/login`);
      await waitForHydration();
      expect(await page.locator('input[data-same]').count()).toBe(1);
      expectNoErrors();
    },
  );

  const menu = ['Dashboard', 'History', 'Profile'];

  test.each([
    ['/', menu],
    ['/login', menu],
    ['/dashboard', menu],
    ['/dashboard/history', menu],
    ['/dashboard/settings', menu],
    ['/kyc', []],
    ['/userDetails', []],
  ])(
    'with a token, %s shows that the login is being checked and the menu %j, never the login page',
    async (path, links) => {
      const { release } = await openHeld({ path, host, hasToken: true });
      await page.getByText('Checking your login...').filter({ visible: true }).waitFor();
      expect(await field().isVisible()).toBe(false);
      expect(await page.locator('nav:visible a').allTextContents()).toEqual(links);
      release();
      await field().waitFor();
    },
  );

  test.each([
    ['/help/faqs', 'FAQs'],
    ['/no-such-page', 'No page found'],
  ])('a visitor of %s never sees the login page before the page', async (path, heading) => {
    const { expectNoErrors, release } = await openHeld({ path, host });
    await page.locator('[data-prerendered]').first().waitFor({ state: 'attached' });
    expect(await field().isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expectNoErrors();
  });
});

test.each(['/help/faqs', '/help/user-guide', '/legal/terms'])(
  'the text of %s is shown before any script',
  async (path) => {
    const { expectNoErrors, release } = await openHeld({ path });
    const text = page.getByRole('main').getByRole('heading', { level: 1 });
    await text.waitFor();
    await text.evaluate((node) => node.setAttribute('data-same', ''));
    release();
    await waitForHydration(text);
    expect(await page.locator('h1[data-same]').count()).toBe(1);
    expectNoErrors();
  },
);

test('no document contains a name of a user or a link for administrators', () => {
  const documents = globSync('**/*.html', { cwd: DIST });
  expect(documents).toContain('index.html');
  for (const name of documents) {
    const markup = readFileSync(join(DIST, name), 'utf8').replace(/<(script|style)>[^]*?<\/\1>/g, '');
    expect(markup).toContain('data-prerendered=');
    expect(markup).not.toMatch(
      /Welcome, |\/dashboard\/(?:settings|stats|desk)|App Settings|Platform Statistics|\+92 3|Bearer/,
    );
  }
});
