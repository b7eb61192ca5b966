import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { scenarios, users } from '@sarraf/fake-server';
import type { Page } from 'playwright';

import { launchBrowser } from '../support/browser.ts';
import type { Figure } from './figure.ts';
import { serveStill, type StillServer } from './still-server.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const PATIENCE_MS = 60_000;
const QUIET_MS = 5_000;

/** What step 3 cost while it waited for the payment. */
interface Waited {
  readings: number;
  bytes: number;
}

/** From the number to the receipt, as somebody with an account to be paid into. */
async function sell(page: Page, app: StillServer, code: string, national: string): Promise<Waited> {
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
  let readings = 0;
  page.on('response', (response) => (readings += /\/sell\/orders\/\w+$/.test(response.url()) ? 1 : 0));
  const before = app.sent().api;
  await page.getByRole('heading', { name: 'Transaction Completed' }).waitFor();
  return { readings, bytes: app.sent().api - before };
}

/** What went out until nothing more did for a while: what the worker fetches for later counts too. */
async function allSent(app: StillServer): Promise<{ files: number; api: number }> {
  for (let before = app.sent(); ; before = app.sent()) {
    await setTimeout(QUIET_MS);
    if (app.sent().files === before.files) return before;
  }
}

/** All that travels to a phone while it sells, from `/login` with an empty cache to the receipt: every reply with its headers. */
export async function measureSale(): Promise<Figure[]> {
  const app = await serveStill(DIST);
  const server = { ...scenarios.completed(), sandbox: false };
  app.answerFrom(server);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const waited = await sell(page, app, server.code, users.seller.mobile.replace('+92', ''));
    const { files, api } = await allSent(app);
    return [
      {
        what: 'a whole sale, /login with an empty cache to the receipt, paid within five readings: all that travelled',
        value: `${((files + api) / 1000).toFixed(1)} kB`,
        goal: '≤ 420 kB',
      },
      { what: 'of it: replies of the API', value: `${(api / 1000).toFixed(1)} kB`, goal: '' },
      {
        what: 'each further reading of the order in step 3, one a second',
        value: `${Math.round(waited.bytes / waited.readings)} bytes`,
        goal: '',
      },
    ];
  } finally {
    await browser.close();
    await app.close();
  }
}
