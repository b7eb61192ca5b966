import { makeHistory } from '@sarraf/fake-server';
import type { Page } from 'playwright';

import { launchBrowser } from '../support/browser.ts';
import { type Person, seedPeople } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { type Figure, percentile } from './figure.ts';
import { heapMegabytes, openAs } from './page.ts';

const KEYS = 60;
const CPU = 4;
const ORDERS = 10_000;
/** Time without a further row after which the list counts as stuck, in milliseconds. */
const STUCK_MS = 30_000;

/** Result of scrolling through the whole history. */
interface Scrolled {
  /** Largest number of rows in the document at once. */
  mounted: number;
  /** Number of different positions seen. */
  seen: number;
  /** Whether a position was in the document twice. */
  duplicated: boolean;
  /** Longest task of the main thread, in milliseconds. */
  longest: number;
}

/** Times from a key press to the painted quote, in milliseconds, sorted. A quote is painted in the frame after its text changed. */
async function measureTyping(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}/dashboard`);
  const field = page.getByLabel('Amount to sell');
  await field.fill('100');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.evaluate(() => {
    const taken: number[] = [];
    let pressed = 0;
    document.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
    const painted = () => {
      const since = pressed;
      pressed = 0;
      // A task after the next frame runs when that frame was painted.
      if (since > 0) requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - since)));
    };
    const quote = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === "You'll Receive");
    if (!quote?.parentElement) throw new Error('There is no quote on the page.');
    new MutationObserver(painted).observe(quote.parentElement, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { taken });
  });
  for (let key = 0; key < KEYS; key += 1) {
    await field.press(key % 2 === 0 ? '5' : 'Backspace');
    await page.waitForFunction((count) => (window as unknown as { taken: number[] }).taken.length > count, key);
  }
  const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
  await session.detach();
  return taken.sort((a, b) => a - b);
}

/** Scrolls as fast as rows appear, and checks every frame. */
const scrollThrough = (page: Page, rows: number): Promise<Scrolled> =>
  page.evaluate(
    ({ all, stuckMs }) =>
      new Promise<Scrolled>((resolve) => {
        const seen = new Set<number>();
        const found: Scrolled = { mounted: 0, seen: 0, duplicated: false, longest: 0 };
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration);
        }).observe({ type: 'longtask' });
        let lastProgress = performance.now();
        const checkFrame = () => {
          const positions = [...document.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet));
          found.mounted = Math.max(found.mounted, positions.length);
          found.duplicated ||= new Set(positions).size < positions.length;
          for (const position of positions) seen.add(position);
          if (seen.size > found.seen) lastProgress = performance.now();
          found.seen = seen.size;
          if (found.seen === all || performance.now() - lastProgress > stuckMs) {
            resolve(found);
            return;
          }
          window.scrollBy(0, window.innerHeight / 2);
          requestAnimationFrame(checkFrame);
        };
        checkFrame();
      }),
    { all: rows, stuckMs: STUCK_MS },
  );

async function measureHistory(page: Page, origin: string): Promise<Figure[]> {
  const orders = makeHistory(ORDERS);
  await page.route('**/api/history/*/*', async (route) => {
    const [pageNumber = 1, limit = 10] = route.request().url().split('/').slice(-2).map(Number);
    await route.fulfill({ json: { success: true, data: orders.slice((pageNumber - 1) * limit, pageNumber * limit) } });
  });
  await page.goto(`${origin}/dashboard/history`);
  await page.locator('[aria-posinset="1"]').waitFor();
  const before = await heapMegabytes(page);
  const { mounted, seen, duplicated, longest } = await scrollThrough(page, ORDERS);
  const grown = (await heapMegabytes(page)) - before;
  const what = `history of ${ORDERS} rows scrolled to its end`;
  return [
    { what: `${what}: most rows in the document`, value: `${mounted}`, goal: '≤ 200' },
    {
      what: `${what}: rows missing`,
      value: `${ORDERS - seen}${duplicated ? ', some twice' : ', none twice'}`,
      goal: '0',
    },
    { what: `${what}: growth of the heap`, value: `${grown.toPrecision(3)} MB`, goal: '≤ 50 MB' },
    { what: `${what}: longest task`, value: `${Math.round(longest)} ms`, goal: '≤ 200 ms' },
  ];
}

/** Measures the response to typing an amount, and scrolling through a long history. */
export async function measureSeller(): Promise<Figure[]> {
  const seeded = Promise.withResolvers<Person>();
  const server = await startServer({ SEED: 'off' }, async (dataDir) => {
    const { seller } = await seedPeople(dataDir, {
      seller: { national: '3070000001', name: 'Hina Raza', account: true },
    });
    seeded.resolve(seller);
  });
  const browser = await launchBrowser();
  try {
    const page = await openAs(browser, server.origin, await seeded.promise);
    const typing = await measureTyping(page, server.origin);
    await page.close();
    return [
      {
        what: `a key in the amount to the painted quote, ${CPU}× CPU, 95th percentile of ${typing.length} keys`,
        value: `${Math.round(percentile(typing, 0.95))} ms`,
        goal: '≤ 50 ms',
      },
      ...(await measureHistory(await openAs(browser, server.origin, await seeded.promise), server.origin)),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
