import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { copyBlankDatabase } from '../../apps/api/src/testing/blank-database.ts';
import { bringAxe } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Person, type PersonWish, seedPeople } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** The sandbox's outside world in quick time: what happens is the same, nobody waits for it. */
const QUICK = { SEED: 'off', WORKER_EVERY_MS: '100', SANDBOX_CONFIRMATION_MS: '100', SANDBOX_PAYOUT_MS: '100' };
/** A machine five times slower than this one still finishes within it. */
const PATIENCE_MS = 60_000;

/** How the browser complains of a server killed before, while or after it answers. */
export const SERVER_GONE =
  /net::ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/;

/**
 * The app gives a reading of an order five seconds and then reads again; a seller is told after five in a row. One that a busy machine was late
 * with is no fault. A journey that is to read an order fails by itself when it cannot.
 */
const LATE_READING = /^The order could not be read\. ApiError: getOrder: timeout/;

/** How a visit differs from an ordinary one: a desktop, the light theme, nobody signed in. */
export interface VisitOptions extends BrowserContextOptions {
  /** Who is signed in from the start. */
  as?: Person;
}

/** One browser of one person. */
export interface Visit {
  page: Page;
  /** Address of the app. */
  origin: string;
  /** Presses as this device does: a tap or a click. */
  press: (target: Locator) => Promise<void>;
  /** Another tab of the same browser. */
  newTab: () => Promise<Page>;
  /** Fails on a console message, an uncaught exception or a request to another host, but for what was expected. */
  expectQuiet: (...expected: RegExp[]) => void;
}

/** The harness of one file of journeys: a server, a browser, and the people in the database. */
export interface Stage<Role extends string> {
  server: RunningServer;
  people: Record<Role, Person>;
  visit: (options?: VisitOptions) => Promise<Visit>;
  leave: () => Promise<void>;
}

async function visitIn(browser: Browser, origin: string, { as, ...options }: VisitOptions): Promise<Visit> {
  const localStorage = as
    ? [
        { name: 'isAuthenticated', value: 'true' },
        { name: 'token', value: as.token },
      ]
    : [];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Requests of a worker cannot be held back, nor be counted as those of a page; a journey that is about it allows it.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await bringAxe(context);
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Said by the harness itself, which blocks the worker for all but those who ask for it.
    if (message.text().includes('blocked by Playwright') || LATE_READING.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(`${error.error()}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`a request to ${request.url()}`);
  });
  return {
    page: await context.newPage(),
    origin,
    press: (target) => (options.hasTouch ? target.tap() : target.click()),
    newTab: () => context.newPage(),
    expectQuiet: (...expected) =>
      expect(complaints.filter((text) => !expected.some((words) => words.test(text)))).toEqual([]),
  };
}

/**
 * Starts the harness of one file of journeys: the people first, then the server that finds them, then the browser.
 *
 * @param env Of the server, beside what every stage sets.
 */
export async function openStage<Role extends string>(
  wishes: Record<Role, PersonWish>,
  env: Record<string, string> = {},
): Promise<Stage<Role>> {
  const people = Promise.withResolvers<Record<Role, Person>>();
  const server = await startServer({ ...QUICK, ...env }, async (dataDir) => {
    copyBlankDatabase(dataDir);
    people.resolve(await seedPeople(dataDir, wishes));
  });
  const browser = await launchBrowser().catch(async (error) => {
    await server.remove();
    throw error;
  });
  return {
    server,
    people: await people.promise,
    visit: (options = {}) => visitIn(browser, server.origin, options),
    leave: async () => {
      await browser.close().finally(server.remove);
    },
  };
}
