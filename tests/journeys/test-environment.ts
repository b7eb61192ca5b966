import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { copyBlankDatabase } from '../../apps/api/src/testing/blank-database.ts';
import { installAxe } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Person, type PersonSeed, seedPeople } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** Server settings that shorten the delays of the sandbox: worker, confirmations and payouts. */
const SHORT_DELAYS = { SEED: 'off', WORKER_EVERY_MS: '100', SANDBOX_CONFIRMATION_MS: '100', SANDBOX_PAYOUT_MS: '100' };
/** Timeout of every action, long enough for a machine that is five times slower than this one. */
const TIMEOUT_MS = 60_000;

/** Console errors of a browser whose server was killed before, during or after a reply. */
export const SERVER_GONE =
  /net::ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/;

/**
 * Console error of a poll that timed out. The app polls again, and shows an error after five failures in a row, so a single timeout on a busy
 * machine is no fault. A journey that needs the order fails by itself.
 */
const POLL_TIMEOUT = /^The order could not be read\. ApiError: getOrder: timeout/;

/** Options of a visit. Default: a desktop window, the light theme, no user. */
export interface VisitOptions extends BrowserContextOptions {
  /** User who is signed in from the start. */
  as?: Person;
  /** Opens the app on `localhost` instead of the IP address: passkeys need a domain. */
  onLocalhost?: boolean;
}

/** Browser context of one user, with a page. */
export interface Visit {
  page: Page;
  /** Address of the app. */
  origin: string;
  /** Taps or clicks a target, as the device does. */
  press: (target: Locator) => Promise<void>;
  /** Opens another tab in the same context. */
  newTab: () => Promise<Page>;
  /** Fails on console errors and warnings, uncaught exceptions and requests to other hosts, except for those that match `expected`. */
  expectNoErrors: (...expected: RegExp[]) => void;
}

/** Server, browser and users of one file of journeys. */
export interface TestEnvironment<Role extends string> {
  server: RunningServer;
  people: Record<Role, Person>;
  /** Opens a new browser context. */
  visit: (options?: VisitOptions) => Promise<Visit>;
  /** Closes the browser and deletes the server with its data. */
  close: () => Promise<void>;
}

async function openVisit(
  browser: Browser,
  address: string,
  { as, onLocalhost = false, ...options }: VisitOptions,
): Promise<Visit> {
  const origin = onLocalhost ? address.replace('127.0.0.1', 'localhost') : address;
  const localStorage = as
    ? [
        { name: 'isAuthenticated', value: 'true' },
        { name: 'token', value: as.token },
      ]
    : [];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Requests of a service worker cannot be intercepted or counted like those of a page. Journeys about the service worker allow it.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await installAxe(context);
  const problems: { text: string; source?: string }[] = [];
  context.on('console', (message) => {
    // Playwright logs that it blocks the service worker.
    if (message.text().includes('blocked by Playwright') || POLL_TIMEOUT.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push({ text: message.text(), source: message.location().url });
  });
  context.on('weberror', (error) => problems.push({ text: `${error.error()}` }));
  context.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (protocol.startsWith('http') && requested !== origin) problems.push({ text: `a request to ${request.url()}` });
  });
  return {
    page: await context.newPage(),
    origin,
    press: (target) => (options.hasTouch ? target.tap() : target.click()),
    newTab: () => context.newPage(),
    expectNoErrors: (...expected) =>
      expect(problems.filter(({ text }) => !expected.some((words) => words.test(text)))).toEqual([]),
  };
}

/**
 * Creates the users in a database, then starts the server and the browser.
 *
 * @param env Environment variables of the server, in addition to the default ones; may be a function of the server's address.
 */
export async function startTestEnvironment<Role extends string>(
  seeds: Record<Role, PersonSeed>,
  env: Record<string, string> | ((origin: string) => Promise<Record<string, string>>) = {},
): Promise<TestEnvironment<Role>> {
  const people = Promise.withResolvers<Record<Role, Person>>();
  const variables = async (origin: string) => ({
    ...SHORT_DELAYS,
    ...(typeof env === 'function' ? await env(origin) : env),
  });
  const server = await startServer(variables, async (dataDir) => {
    copyBlankDatabase(dataDir);
    people.resolve(await seedPeople(dataDir, seeds));
  });
  const browser = await launchBrowser().catch(async (error) => {
    await server.remove();
    throw error;
  });
  return {
    server,
    people: await people.promise,
    visit: (options = {}) => openVisit(browser, server.origin, options),
    close: async () => {
      await browser.close().finally(server.remove);
    },
  };
}
