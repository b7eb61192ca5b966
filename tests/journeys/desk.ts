import type { Page } from 'playwright';
import { beforeEach } from 'vitest';
import type { Person } from '../support/people.ts';
import { callWith, waitUntil } from './seller.ts';
import type { TestEnvironment, Visit } from './test-environment.ts';

/** Numbers the UTRs of a file of journeys: no two payouts of a server have the same. */
export const utrsOf =
  (file: string) =>
  (n: number): string =>
    `MBL-${file.toUpperCase()}-${`${n}`.padStart(2, '0')}`;

const post = (token: string, origin: string, path: string, body: unknown = {}) =>
  callWith(token, origin, path, { method: 'POST', body: JSON.stringify(body) });

/** Id of the first bank account of a seller. */
async function accountOf(origin: string, seller: Person): Promise<string> {
  const { banks } = (await callWith(seller.token, origin, '/bank/get')) as { banks: { _id: string }[] };
  return banks[0]?._id ?? '';
}

/** Creates an unpaid order of a seller by the API. Resolves to its id. */
async function placeOrder(origin: string, seller: Person, amount: number): Promise<string> {
  const body = { amount, networkId: 'trc20', bankAccountId: await accountOf(origin, seller) };
  const { orderId } = (await post(seller.token, origin, '/sell/create-order', body)) as { orderId: string };
  return orderId;
}

/** Fields of a payout that journeys check. */
export interface DeskPayout {
  status: string;
  amount: string;
  utr: string | null;
}

/** Payout of an order, as an administrator sees it; undefined if there is none. */
export async function payoutOf(origin: string, admin: Person, orderId: string): Promise<DeskPayout | undefined> {
  const { data } = (await callWith(admin.token, origin, `/admin/payouts?search=${orderId}`)) as { data: DeskPayout[] };
  return data[0];
}

/** Creates a paid order by the API, whose payout waits in the queue of the desk. Resolves to the order id. */
export async function queuePayout(origin: string, admin: Person, seller: Person, amount = 500): Promise<string> {
  const orderId = await placeOrder(origin, seller, amount);
  await post(seller.token, origin, `/sandbox/orders/${orderId}/deposit`);
  await waitUntil(
    'a payout waits at the desk',
    async () => (await payoutOf(origin, admin, orderId))?.status === 'queued',
  );
  return orderId;
}

/**
 * Pays before each journey of a file what others have left in the queue of the desk, so that the next payout is one of the journey.
 *
 * @param admin Role of an administrator of the file.
 */
export function startWithEmptyQueue<Role extends string>(environment: TestEnvironment<Role>, admin: Role): void {
  beforeEach(async () => {
    const { origin } = environment.server;
    const { token } = environment.people[admin];
    for (;;) {
      const { data } = (await callWith(token, origin, '/admin/payouts?status=queued')) as {
        data: { orderId: string }[];
      };
      if (data.length === 0) return;
      for (const { orderId } of data) {
        await post(token, origin, `/admin/payouts/${orderId}/claim`);
        await post(token, origin, `/admin/payouts/${orderId}/paid`, { utr: `LEFT-${orderId}` });
      }
    }
  });
}

/** Credits USDT to the wallet of a seller, by a deposit to a cancelled order. */
export async function fillWallet(origin: string, seller: Person, amount: number): Promise<void> {
  const orderId = await placeOrder(origin, seller, 500);
  await post(seller.token, origin, `/sell/orders/${orderId}/cancel`);
  await post(seller.token, origin, `/sandbox/orders/${orderId}/deposit`, { amount });
  await waitUntil('the wallet holds it', async () => {
    const { data } = (await callWith(seller.token, origin, '/wallet')) as { data: { balance: string } };
    return data.balance === `${amount}`;
  });
}

/** Opens the desk by its URL, and waits for the queue. */
export async function openDesk({ page, origin }: Visit, query = ''): Promise<void> {
  await page.goto(`${origin}/dashboard/desk${query}`);
  await page.getByRole('heading', { name: 'Queue' }).waitFor();
}

/** The open payout slip. */
export const payoutSlip = (page: Page) => page.getByRole('region', { name: /Rs\./ });

/** Field of the slip for the UTR. */
export const utrField = (page: Page) => page.getByLabel('UTR number');
