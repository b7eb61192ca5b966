import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import type { Visit } from './stage.ts';

/** As long as an element is waited for. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** The newest code sent to a number, read where the sandbox shows it. */
export async function codeFor(origin: string, mobile: string): Promise<string> {
  const reply = await fetch(`${origin}/api/sandbox/messages?mobile=${encodeURIComponent(mobile)}`);
  const { messages }: { messages: { code?: string }[] } = await reply.json();
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${mobile}.`);
  return code;
}

/** Types a code into the six boxes; the form sends it on its own. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
}

/** From `/login`, or wherever it was asked for, to signed in. */
export async function signIn({ page, origin, press }: Visit, national: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(national);
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await expectAccessible(page);
  await typeCode(page, await codeFor(origin, `+92${national}`));
}

/** The value of the row of a slip with this word. */
export const rowValue = (page: Page, word: string): Promise<string> =>
  page
    .locator('dt', { hasText: new RegExp(`^${word}$`) })
    .locator('xpath=../dd')
    .innerText();

/** From signed in for the first time to the dashboard: details, then identity. */
export async function getVerified({ page, origin, press }: Visit, national: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Hina Raza');
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Save Details' }));
  await page.getByLabel('Aadhaar number').fill('123412341234');
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Send OTP' }));
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await expectAccessible(page);
  await typeCode(page, await codeFor(origin, `+92${national}`));
  await page.waitForURL(`${origin}/dashboard`);
}

/** Opens the dialog that adds an account, with a method chosen. */
export async function openAddBank({ page, press }: Visit, method: string): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Add New Bank' }));
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
  await dialog.getByLabel('Payment method').selectOption(method);
  return dialog;
}

/** Adds a NayaPay account in the dialog. */
export async function addNayaPay(visit: Visit): Promise<void> {
  const dialog = await openAddBank(visit, 'nayapay');
  await dialog.getByLabel('Account holder name').fill('Hina Raza');
  await dialog.getByLabel('NayaPay ID').fill('hina@nayapay');
  await dialog.getByLabel('Phone number').fill('03011234567');
  await expectAccessible(visit.page);
  await visit.press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.waitFor({ state: 'detached' });
}

/** Step 3, in sight. */
export const paymentDetails = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Payment Details' }).waitFor();

/** Steps 1 and 2 with an account already chosen. Answers the order's id. */
export async function createOrder({ page, press }: Visit, amount: string, network = /TRC20/): Promise<string> {
  await page.getByLabel('Amount to sell').fill(amount);
  await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
  await page.getByRole('heading', { name: 'Select Network' }).waitFor();
  await press(page.getByRole('radio', { name: network }));
  await press(page.getByRole('button', { name: 'Sell Now' }));
  await paymentDetails(page);
  return rowValue(page, 'Order ID');
}

/** Pays the deposit address of an order on the sandbox's chain: what is due, or another amount of USDT. */
export const deposit = ({ page, origin }: Visit, orderId: string, amount?: number): Promise<unknown> =>
  call(page, origin, `/sandbox/orders/${orderId}/deposit`, { method: 'POST', body: JSON.stringify({ amount }) });

/**
 * How far apart two readings of one deadline may lie, in milliseconds. The app counts it from when a reply arrived, in whole seconds, and keeps
 * the one it knows while that lies within two seconds; the countdown is up to a second old. What is left is for the way of a reply on a busy
 * machine.
 */
const DEADLINE_TOLERANCE_MS = 5_000;

/** A deadline as a page showed it, and when; in milliseconds since 1970. */
interface ShownDeadline {
  readMs: number;
  deadlineMs: number;
}

/** When the countdown on the page will be over. The page reads its clock and the countdown in one moment. */
export const shownDeadline = (page: Page): Promise<ShownDeadline> =>
  page
    .getByRole('timer')
    .locator('time')
    .evaluate((time) => {
      const [minutes = 0, seconds = 0] = (time.textContent ?? '').split(':').map(Number);
      const readMs = Date.now();
      return { readMs, deadlineMs: readMs + (minutes * 60 + seconds) * 1000 };
    });

/** Expects the deadline that was shown before, long enough after it that one which stood still, or began anew, lies elsewhere. */
export async function expectSameDeadline(page: Page, before: ShownDeadline): Promise<void> {
  await pause(Math.max(0, before.readMs + 2 * DEADLINE_TOLERANCE_MS - Date.now()));
  const { deadlineMs } = await shownDeadline(page);
  expect(Math.abs(deadlineMs - before.deadlineMs)).toBeLessThanOrEqual(DEADLINE_TOLERANCE_MS);
}

/** The result with this heading, in sight. */
export const resultIs = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();

/** The token of the session the page holds. */
const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** A JSON call with the token of a session, past the app. */
export async function callWith(
  token: string | null,
  origin: string,
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const reply = await fetch(`${origin}/api${path}`, { ...init, headers });
  expect(reply.ok, `${path} answered ${reply.status}`).toBe(true);
  return reply.json();
}

/** A JSON call as the signed-in person, past the app. */
export const call = async (page: Page, origin: string, path: string, init: RequestInit = {}): Promise<unknown> =>
  callWith(await tokenOf(page), origin, path, init);

/** What the server says of an order at this moment. */
export async function statusOf({ page, origin }: Visit, orderId: string): Promise<string> {
  const { data } = (await call(page, origin, `/sell/orders/${orderId}`)) as { data: { status: string } };
  return data.status;
}

/** Asks until it holds: for journeys that run beside others of their file, where `expect.poll` knows no test. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Whether something is wider than the screen. */
export const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The rupees a sale brings, in whole paisas, by integers alone: neither the app's arithmetic nor its library. */
export function netPaisas(usdt: bigint, pricePaisas: bigint, feeMillionths: bigint): bigint {
  const scaled = usdt * pricePaisas * (1_000_000n - feeMillionths);
  return (scaled * 2n + 1_000_000n) / 2_000_000n;
}

/** A number of the wire in whole millionths, read from its decimal text. */
export function millionths(value: number): bigint {
  const [whole = '0', fraction = ''] = `${value}`.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

/** A rupee sum grouped the Indian way, from whole paisas. */
export function rupees(paisas: bigint): string {
  const whole = `${paisas / 100n}`;
  const tail = whole.slice(-3);
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  const fraction = `${paisas % 100n}`.padStart(2, '0').replace(/0+$/, '');
  return `Rs. ${head ? `${head},` : ''}${tail}${fraction ? `.${fraction}` : ''}`;
}

/** Fails the journey on anything the browser complained about; for a page opened without a stage. */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${error}`));
  return () => expect(complaints).toEqual([]);
}
