import type { Page } from 'playwright';
import type { Person } from '../support/people.ts';
import { callWith, until } from './seller.ts';
import type { Visit } from './stage.ts';

/** The measure of the house. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A UTR that no other payout of the journey has. */
export const utr = (n: number): string => `MBL-20261123-${`${n}`.padStart(2, '0')}`;

const post = (token: string, origin: string, path: string, body: unknown = {}) =>
  callWith(token, origin, path, { method: 'POST', body: JSON.stringify(body) });

/** The id of the first account of a seller. */
async function accountOf(origin: string, seller: Person): Promise<string> {
  const { banks } = (await callWith(seller.token, origin, '/bank/get')) as { banks: { _id: string }[] };
  return banks[0]?._id ?? '';
}

/** An order of a seller, made past the app and not paid yet. Answers its id. */
async function order(origin: string, seller: Person, amount: number): Promise<string> {
  const body = { amount, networkId: 'trc20', bankAccountId: await accountOf(origin, seller) };
  const { orderId } = (await post(seller.token, origin, '/sell/create-order', body)) as { orderId: string };
  return orderId;
}

/** A payout of the desk as far as journeys look at it. */
export interface DeskPayout {
  status: string;
  amount: string;
  utr: string | null;
}

/** The payout of an order as an administrator has it; undefined while there is none. */
export async function payoutOf(origin: string, admin: Person, orderId: string): Promise<DeskPayout | undefined> {
  const { data } = (await callWith(admin.token, origin, `/admin/payouts?search=${orderId}`)) as { data: DeskPayout[] };
  return data[0];
}

/** A sale that waits for its rupees at the end of the queue, made past the app. Answers its order's id. */
export async function queuePayout(origin: string, admin: Person, seller: Person, amount = 500): Promise<string> {
  const orderId = await order(origin, seller, amount);
  await post(seller.token, origin, `/sandbox/orders/${orderId}/deposit`);
  await until('a payout waits at the desk', async () => (await payoutOf(origin, admin, orderId))?.status === 'queued');
  return orderId;
}

/** Puts USDT into the wallet of a seller, as a transfer does that comes after its order was cancelled. */
export async function fillWallet(origin: string, seller: Person, amount: number): Promise<void> {
  const orderId = await order(origin, seller, 500);
  await post(seller.token, origin, `/sell/orders/${orderId}/cancel`);
  await post(seller.token, origin, `/sandbox/orders/${orderId}/deposit`, { amount });
  await until('the wallet holds it', async () => {
    const { data } = (await callWith(seller.token, origin, '/wallet')) as { data: { balance: string } };
    return data.balance === `${amount}`;
  });
}

/** The desk, opened by its address, with its queue read. */
export async function openDesk({ page, origin }: Visit, query = ''): Promise<void> {
  await page.goto(`${origin}/dashboard/desk${query}`);
  await page.getByRole('heading', { name: 'Queue' }).waitFor();
}

/** The slip that is open. */
export const slip = (page: Page) => page.getByRole('region', { name: /Rs\./ });

/** The field of the slip that takes the bank's reference. */
export const utrField = (page: Page) => page.getByLabel('UTR of the bank');
