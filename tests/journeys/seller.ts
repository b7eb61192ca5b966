import { setTimeout as pause } from 'node:timers/promises';
import { amount, field, otp, phone, radioList, select, slip, type Name } from '@sarraf/ui/testing';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Visit } from './test-environment.ts';

/** The same timeout as for an element. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** Newest OTP for a mobile number, from the messages of the sandbox. */
export async function codeFor(origin: string, mobile: string): Promise<string> {
  const reply = await fetch(`${origin}/api/sandbox/messages?mobile=${encodeURIComponent(mobile)}`);
  const { messages }: { messages: { code?: string }[] } = await reply.json();
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${mobile}.`);
  return code;
}

/** Fills in a code; the form then submits by itself. */
async function typeCode(page: Page, code: string): Promise<void> {
  await otp(page, '6-digit code').enter(code);
}

/** Finds the newest one-time code for a number; that of the sandbox is {@link codeFor}. */
type FindCode = (origin: string, mobile: string) => Promise<string>;

/** Signs in on the login page, with number and code. */
export async function signIn(
  { page, origin, press }: Visit,
  national: string,
  findCode: FindCode = codeFor,
): Promise<void> {
  await phone(page, 'Mobile number').type(national);
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await typeCode(page, await findCode(origin, `+92${national}`));
}

/** Completes the signup after the first login: basic details, then identity. */
export async function completeSignup(
  { page, origin, press }: Visit,
  national: string,
  findCode: FindCode = codeFor,
): Promise<void> {
  await field(page, 'Full Name').type('Hina Raza');
  await press(page.getByRole('button', { name: 'Save Details' }));
  await field(page, 'Aadhaar number').type('123412341234');
  await press(page.getByRole('button', { name: 'Send OTP' }));
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await typeCode(page, await findCode(origin, `+92${national}`));
  await page.waitForURL(`${origin}/dashboard`);
}

/** Opens the dialog that adds an account, and selects a payment method. */
export async function openAddBank({ page, press }: Visit, method: string): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Add New Bank' }));
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
  await select(dialog, 'Payment method').choose(method);
  return dialog;
}

/** Adds a NayaPay account in the dialog. */
export async function addNayaPay(visit: Visit): Promise<void> {
  const dialog = await openAddBank(visit, 'nayapay');
  await field(dialog, 'Account holder name').type('Hina Raza');
  await field(dialog, 'NayaPay ID').type('hina@nayapay');
  await field(dialog, 'Phone number').type('03011234567');
  await visit.press(dialog.getByRole('button', { name: 'Add Payment Method' }));
  await dialog.waitFor({ state: 'detached' });
}

/** Waits for step 3. */
export const waitForPaymentDetails = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Payment Details' }).waitFor();

/** Completes steps 1 and 2 with the selected account. Resolves to the order id. */
export async function createOrder({ page, press }: Visit, usdt: string, network: Name = 'TRC20'): Promise<string> {
  await amount(page, 'Amount to sell').type(usdt);
  await press(page.getByRole('button', { name: 'Continue to Network Selection' }));
  await page.getByRole('heading', { name: 'Select Network' }).waitFor();
  await radioList(page).choose(network);
  await press(page.getByRole('button', { name: 'Sell Now' }));
  await waitForPaymentDetails(page);
  return slip(page).value('Order ID');
}

/** Pays the deposit address of an order on the simulated chain: the amount due, or `usdt` USDT. */
export const deposit = ({ page, origin }: Visit, orderId: string, usdt?: number): Promise<unknown> =>
  call(page, origin, `/sandbox/orders/${orderId}/deposit`, { method: 'POST', body: JSON.stringify({ amount: usdt }) });

/**
 * Largest difference between two readings of one deadline, in milliseconds. The app computes the deadline in whole seconds from the arrival of a
 * reply, keeps the known one if the difference is below two seconds, and its countdown is up to one second old. The rest is latency of a busy
 * machine.
 */
const DEADLINE_TOLERANCE_MS = 5_000;

/** Deadline that a page showed, and the time of reading; both in milliseconds since 1970. */
interface ShownDeadline {
  readMs: number;
  deadlineMs: number;
}

/** Reads the deadline from the countdown of the page, together with the clock of the page. */
export const shownDeadline = (page: Page): Promise<ShownDeadline> =>
  page
    .getByRole('timer')
    .locator('time')
    .evaluate((time) => {
      const [minutes = 0, seconds = 0] = (time.textContent ?? '').split(':').map(Number);
      const readMs = Date.now();
      return { readMs, deadlineMs: readMs + (minutes * 60 + seconds) * 1000 };
    });

/** Expects the same deadline as before. Waits first, so that a countdown that stopped or restarted shows another one. */
export async function expectSameDeadline(page: Page, before: ShownDeadline): Promise<void> {
  await pause(Math.max(0, before.readMs + 2 * DEADLINE_TOLERANCE_MS - Date.now()));
  const { deadlineMs } = await shownDeadline(page);
  expect(Math.abs(deadlineMs - before.deadlineMs)).toBeLessThanOrEqual(DEADLINE_TOLERANCE_MS);
}

/** Waits for the result with this heading. */
export const waitForResult = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();

/** Session token in the local storage of the page. */
const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** Calls the API directly with a session token. Fails unless the status is 2xx. */
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

/** Calls the API directly as the signed-in user. */
export const call = async (page: Page, origin: string, path: string, init: RequestInit = {}): Promise<unknown> =>
  callWith(await tokenOf(page), origin, path, init);

/** Current status of an order on the server. */
export async function statusOf({ page, origin }: Visit, orderId: string): Promise<string> {
  const { data } = (await call(page, origin, `/sell/orders/${orderId}`)) as { data: { status: string } };
  return data.status;
}

/** Polls until `holds` resolves to true. For concurrent tests, in which `expect.poll` does not know its test. */
export async function waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`Not within ${TIMEOUT_MS / 1000} s: ${what}`);
    await pause(POLL_MS);
  }
}

/** Whether the page can be scrolled sideways. */
export const hasHorizontalOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Net amount of a sale in paisas, computed with integers and without the code of the app. */
export function netPaisas(usdt: bigint, pricePaisas: bigint, feeMillionths: bigint): bigint {
  const scaled = usdt * pricePaisas * (1_000_000n - feeMillionths);
  return (scaled * 2n + 1_000_000n) / 2_000_000n;
}

/** Converts a JSON number to whole millionths by its decimal text. */
export function millionths(value: number): bigint {
  const [whole = '0', fraction = ''] = `${value}`.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

/** Formats paisas as rupees with Indian grouping. */
export function rupees(paisas: bigint): string {
  const whole = `${paisas / 100n}`;
  const tail = whole.slice(-3);
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  const fraction = `${paisas % 100n}`.padStart(2, '0').replace(/0+$/, '');
  return `Rs. ${head ? `${head},` : ''}${tail}${fraction ? `.${fraction}` : ''}`;
}

/** Returns a function that expects no console errors and warnings; for a page without a test environment. */
export function watchConsole(page: Page): () => void {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`${error}`));
  return () => expect(problems).toEqual([]);
}
