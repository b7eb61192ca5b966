import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyBlankDatabase } from '../../apps/api/src/testing/blank-database.ts';
import { launchBrowser } from '../support/browser.ts';
import { newNumber } from '../support/numbers.ts';
import type { Person, PersonSeed } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** Module of the server that creates the people of a file. */
const PEOPLE = fileURLToPath(new URL('../support/people-on-request.ts', import.meta.url));
/**
 * Server settings that shorten the delays of the sandbox: worker, confirmations and payouts. With rounds of 100 ms the worker of an idle server uses
 * half a processor, with 500 ms an eighth.
 */
const SHORT_DELAYS = { SEED: 'off', WORKER_EVERY_MS: '500', SANDBOX_CONFIRMATION_MS: '100', SANDBOX_PAYOUT_MS: '100' };
/** Timeout of every action, long enough for a machine that is five times slower than this one. */
const TIMEOUT_MS = 60_000;

/** Context options of a phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

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

/** User to create before the journeys of a file, by default with a number of its own. */
export type Seed = Omit<PersonSeed, 'national'> & { national?: string };

/** Server and browser of a group of files, with the users of one file. */
export interface TestEnvironment<Role extends string> {
  readonly server: RunningServer;
  readonly people: Record<Role, Person>;
  /** Opens a new browser context, which is closed after its test; those of concurrent tests after the last test of the file. */
  visit: (options?: VisitOptions) => Promise<Visit>;
}

/** Registers what a group closes at its end. */
type OnClose = (close: () => Promise<unknown>) => void;

/** Server settings of a group; may be a function of the server's address that starts what the settings name. */
type Settings = Record<string, string> | ((origin: string, onClose: OnClose) => Promise<Record<string, string>>);

async function openContext(
  browser: Browser,
  origin: string,
  { as, ...options }: VisitOptions,
): Promise<BrowserContext> {
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
  return context;
}

async function openVisit(context: BrowserContext, origin: string, { hasTouch }: VisitOptions): Promise<Visit> {
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
    press: (target) => (hasTouch ? target.tap() : target.click()),
    newTab: () => context.newPage(),
    expectNoErrors: (...expected) =>
      expect(problems.filter(({ text }) => !expected.some((words) => words.test(text)))).toEqual([]),
  };
}

/** Server and browser of a group. */
interface Shared {
  server: RunningServer;
  browser: Browser;
}

async function startShared(settings: Settings, onClose: OnClose): Promise<Shared> {
  const variables = async (origin: string) => ({
    ...SHORT_DELAYS,
    ...(typeof settings === 'function' ? await settings(origin, onClose) : settings),
  });
  const server = await startServer(variables, async (dataDir) => copyBlankDatabase(dataDir), {
    preload: PEOPLE,
    // It lives for minutes, in which optimised code costs less than a quick start saves.
    flags: [],
  });
  onClose(server.remove);
  const browser = await launchBrowser();
  onClose(() => browser.close());
  return { server, browser };
}

/** Creates the people of a file in the database of the server. */
async function addPeople<Role extends string>(
  server: RunningServer,
  seeds: Record<Role, Seed>,
): Promise<Record<Role, Person>> {
  const numbered = Object.entries<Seed>(seeds).map(([role, seed]) => [role, { national: newNumber(), ...seed }]);
  return (await server.request({ seeds: Object.fromEntries(numbered) })) as Record<Role, Person>;
}

/**
 * Declares the environment of a group of files: a server with these settings and a browser. Vitest runs the files of a group one after the other in one
 * worker; the first starts the environment, and the end of the worker closes it.
 *
 * Resolves to a function by which a file joins the environment with people of its own.
 */
export function shareEnvironment(settings: Settings = {}) {
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that a fixture needs from this pattern.
  const group = test.extend('shared', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const closes: (() => Promise<unknown>)[] = [];
    // In reverse order: the browser before its server.
    onCleanup(async () => {
      for (const close of closes.toReversed()) await close();
    });
    return startShared(settings, (close) => void closes.push(close));
  });

  return function joinEnvironment<Role extends string>(seeds: Record<Role, Seed>): TestEnvironment<Role> {
    let shared: Shared | undefined;
    let people: Record<Role, Person> | undefined;
    const contexts = new Set<BrowserContext>();
    const closeVisits = async () => {
      await Promise.all(Array.from(contexts, (context) => context.close()));
      contexts.clear();
    };
    const joined = <Part>(part: Part | undefined): Part => {
      if (part === undefined) throw new Error('The environment is there from the first hook or test of the file on.');
      return part;
    };

    group.beforeAll(async ({ shared: running }) => {
      // A journey that killed the server may have failed before it started it again.
      if (!running.server.isRunning()) await running.server.start();
      people = await addPeople(running.server, seeds);
      shared = running;
    });
    afterEach(({ task }) => (task.concurrent ? undefined : closeVisits()));
    afterAll(closeVisits);

    return {
      get server() {
        return joined(shared).server;
      },
      get people() {
        return joined(people);
      },
      visit: async ({ onLocalhost = false, ...options } = {}) => {
        const { browser, server } = joined(shared);
        const origin = onLocalhost ? server.origin.replace('127.0.0.1', 'localhost') : server.origin;
        const context = await openContext(browser, origin, options);
        contexts.add(context);
        return openVisit(context, origin, options);
      },
    };
  };
}
