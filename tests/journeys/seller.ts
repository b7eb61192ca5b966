import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The newest code sent to a number, read where the sandbox shows it. */
async function codeFor(origin: string, mobile: string): Promise<string> {
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

/** From `/login` to signed in. */
export async function signIn(page: Page, origin: string, national: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Mobile number').fill(national);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await typeCode(page, await codeFor(origin, `+92${national}`));
}

/** The value of the row of a slip with this word. */
export const rowValue = (page: Page, word: string): Promise<string> =>
  page
    .locator('dt', { hasText: new RegExp(`^${word}$`) })
    .locator('xpath=../dd')
    .innerText();

/** From signed in for the first time to the dashboard: details, then identity. */
export async function getVerified(page: Page, origin: string, national: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Hina Raza');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await page.getByLabel('Aadhaar number').fill('123412341234');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await typeCode(page, await codeFor(origin, `+92${national}`));
  await page.waitForURL(`${origin}/dashboard`);
}

/** Adds a NayaPay account in the dialog. */
export async function addNayaPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
  await dialog.getByLabel('Payment method').selectOption('nayapay');
  await dialog.getByLabel('Account holder name').fill('Hina Raza');
  await dialog.getByLabel('NayaPay ID').fill('hina@nayapay');
  await dialog.getByLabel('Phone number').fill('03011234567');
  await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Steps 1 and 2 with an account already chosen. */
export async function createOrder(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount to sell').fill(amount);
  await page.getByRole('button', { name: 'Continue to Network Selection' }).click();
  await page.getByRole('heading', { name: 'Select Network' }).waitFor();
  await page.getByRole('radio', { name: /TRC20/ }).click();
  await page.getByRole('button', { name: 'Sell Now' }).click();
  await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
}

/** The token of the session the page holds. */
const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** A JSON call as the signed-in person, past the app. */
export async function call(page: Page, origin: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}`, 'Content-Type': 'application/json' };
  const reply = await fetch(`${origin}/api${path}`, { ...init, headers });
  expect(reply.ok, `${path} answered ${reply.status}`).toBe(true);
  return reply.json();
}

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

/** Fails the journey on anything the browser complained about. */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${error}`));
  return () => expect(complaints).toEqual([]);
}
