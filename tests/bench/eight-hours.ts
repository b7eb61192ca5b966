import type { Page } from 'playwright';

import { launchBrowser } from '../support/browser.ts';
import { type Person, seedPeople } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import type { Figure } from './figure.ts';
import { heapMegabytes, openAs } from './page.ts';

const HOURS = 8;
const POLLS = HOURS * 3600;
const STEP_SECONDS = 60;
/** Time before the first heap measurement: everything that is created once exists by then. */
const WARM_UP_SECONDS = 300;

/** Counters that the page keeps. */
interface Counted {
  polls: number;
  /** Largest number of concurrent requests for the order. */
  mostInFlight: number;
  /** Delays of the pending timers, in milliseconds. */
  timers: number[];
}

/**
 * Runs in the page. Answers polls of the order with the first reply of the server and a constant time to pay; counts the polls and the pending
 * timers.
 */
function mockPolls(): void {
  const counted = { polls: 0, inFlight: 0, mostInFlight: 0 };
  const timers = new Map<number, number>();
  const { setTimeout: after, clearTimeout: stop, setInterval: every, clearInterval: end, fetch: send } = window;
  let first: { success: true; data: Record<string, unknown> } | undefined;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms = 0) => {
      const id = Number(after(() => (timers.delete(id), callback()), ms));
      timers.set(id, ms);
      return id;
    },
    clearTimeout: (id: number) => (timers.delete(id), stop(id)),
    setInterval: (callback: () => void, ms = 0) => {
      const id = Number(every(callback, ms));
      timers.set(id, ms);
      return id;
    },
    clearInterval: (id: number) => (timers.delete(id), end(id)),
    fetch: async (url: string, init?: RequestInit) => {
      if (!/\/sell\/orders\/[0-9a-f]{24}$/.test(url)) return send(url, init);
      counted.polls += 1;
      counted.inFlight += 1;
      counted.mostInFlight = Math.max(counted.mostInFlight, counted.inFlight);
      try {
        if (!first) {
          const reply = await send(url, init);
          first = await reply.clone().json();
          return reply;
        }
        return Response.json({ ...first, data: { ...first.data, expiresIn: 1142 } });
      } finally {
        counted.inFlight -= 1;
      }
    },
    counted: () => ({ ...counted, timers: [...timers.values()].toSorted((a, b) => a - b) }),
  });
}

const readCounters = (page: Page): Promise<Counted> =>
  page.evaluate(() => (window as unknown as { counted: () => Counted }).counted());

async function fastForward(page: Page, seconds: number): Promise<void> {
  for (let at = 0; at < seconds; at += STEP_SECONDS) await page.clock.runFor(STEP_SECONDS * 1000);
}

/** Measures heap, polls and timers of step 3 that is left open for eight hours, with a fast-forwarded clock. */
export async function measureEightHours(): Promise<Figure[]> {
  const seeded = Promise.withResolvers<Person>();
  const server = await startServer({ SEED: 'off' }, async (dataDir) => {
    const { seller } = await seedPeople(dataDir, {
      seller: { national: '3070000001', name: 'Hina Raza', account: true },
    });
    seeded.resolve(seller);
  });
  const browser = await launchBrowser();
  try {
    const seller = await seeded.promise;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${seller.token}` };
    const { banks } = await (await fetch(`${server.origin}/api/bank/get`, { headers })).json();
    const body = JSON.stringify({ amount: 500, networkId: 'trc20', bankAccountId: banks[0]._id });
    await fetch(`${server.origin}/api/sell/create-order`, { method: 'POST', headers, body });
    const page = await openAs(browser, server.origin, seller);
    await page.clock.install();
    await page.addInitScript(mockPolls);
    await page.goto(`${server.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
    await fastForward(page, WARM_UP_SECONDS);
    const before = { heap: await heapMegabytes(page), ...(await readCounters(page)) };
    await fastForward(page, POLLS);
    const after = { heap: await heapMegabytes(page), ...(await readCounters(page)) };
    await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
    const polls = after.polls - before.polls;
    const what = `step 3 open for ${HOURS} h (${polls} polls, fast-forwarded)`;
    const timers = ({ timers: all }: Counted) => `${all.length} (${all.map((ms) => `${ms} ms`).join(', ')})`;
    return [
      { what: `${what}: growth of the heap`, value: `${(after.heap - before.heap).toFixed(2)} MB`, goal: '≤ 10 MB' },
      { what: `${what}: polls missing`, value: `${Math.max(0, POLLS - polls)} of ${POLLS}`, goal: '0' },
      { what: `${what}: polls in flight, at most`, value: `${after.mostInFlight}`, goal: '1' },
      { what: `${what}: timers`, value: `${timers(after)}, at first ${timers(before)}`, goal: 'one for the next poll' },
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
