import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { scenarios, users } from '@sarraf/fake-server';
import type { Page } from 'playwright';

import { launchBrowser } from '../support/browser.ts';
import type { Figure } from './figure.ts';
import { serveStatic, type StaticServer } from './static-server.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const TIMEOUT_MS = 60_000;
const IDLE_MS = 5_000;

/** Traffic of step 3 while it waited for the payment. */
interface PollTraffic {
  polls: number;
  bytes: number;
}

/** Sells from the login to the receipt, as a seller with a bank account. */
async function sell(page: Page, app: StaticServer, code: string, national: string): Promise<PollTraffic> {
  await page.goto(`${app.origin}/login`);
  await page.getByLabel('Mobile number').fill(national);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
  await page.getByLabel('Amount to sell').fill('500');
  await page.getByRole('radio', { name: /NayaPay/ }).tap();
  await page.getByRole('button', { name: 'Continue to Network Selection' }).tap();
  await page.getByRole('radio', { name: /TRC20/ }).tap();
  await page.getByRole('button', { name: 'Sell Now' }).tap();
  await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
  let polls = 0;
  page.on('response', (response) => (polls += /\/sell\/orders\/\w+$/.test(response.url()) ? 1 : 0));
  const before = app.sent().api;
  await page.getByRole('heading', { name: 'Transaction Completed' }).waitFor();
  return { polls, bytes: app.sent().api - before };
}

/** Bytes sent until the host has been idle for a while; this includes what the service worker precaches. */
async function sentUntilIdle(app: StaticServer): Promise<{ files: number; api: number }> {
  for (let before = app.sent(); ; before = app.sent()) {
    await setTimeout(IDLE_MS);
    if (app.sent().files === before.files) return before;
  }
}

/** Measures all bytes sent to a phone during a sale, from `/login` with an empty cache to the receipt, headers included. */
export async function measureSale(): Promise<Figure[]> {
  const app = await serveStatic(DIST);
  const server = { ...scenarios.completed(), sandbox: false };
  app.answerFrom(server);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const polling = await sell(page, app, server.code, users.seller.mobile.replace('+92', ''));
    const { files, api } = await sentUntilIdle(app);
    return [
      {
        what: 'a whole sale, /login with an empty cache to the receipt, paid within five polls: all bytes sent',
        value: `${((files + api) / 1000).toFixed(1)} kB`,
        goal: '≤ 420 kB',
      },
      { what: 'of it: replies of the API', value: `${(api / 1000).toFixed(1)} kB`, goal: '' },
      {
        what: 'each further poll of the order in step 3, one a second',
        value: `${Math.round(polling.bytes / polling.polls)} bytes`,
        goal: '',
      },
    ];
  } finally {
    await browser.close();
    await app.close();
  }
}
