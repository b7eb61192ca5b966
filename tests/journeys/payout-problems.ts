import { radioList } from '@sarraf/ui/testing';
import type { Person } from '../support/people.ts';
import { call, callWith, createOrder, deposit } from './seller.ts';
import type { Visit } from './test-environment.ts';

const BANK = { name: 'Hina Raza', method: 'bank', bankName: 'ubl' };

/** Account that the simulated bank refuses, by its last digits. */
export const REFUSED = { ...BANK, accountNumber: '12340001' };
/** Account whose payments the simulated bank returns some seconds later, by its last digits. */
export const RETURNS = { ...BANK, accountNumber: '12340005' };
/** Account of another bank, which is paid. */
export const OTHER = { ...BANK, bankName: 'meezan', accountNumber: '98765432', phoneNumber: '03017654321' };

/** Heading of a returned payout. */
export const SENT_BACK = 'The bank sent your rupees back';

/** Adds a payout account by the API. */
export const addAccount = (origin: string, { token }: Person, account: object): Promise<unknown> =>
  callWith(token, origin, '/bank/add', { method: 'POST', body: JSON.stringify(account) });

/** Sells 500 USDT to the first account, up to its payout. Resolves to the order id. */
export async function sellToFirstAccount(visit: Visit): Promise<string> {
  await visit.page.goto(`${visit.origin}/dashboard`);
  await radioList(visit.page).choose(/United Bank/);
  const orderId = await createOrder(visit, '500');
  await deposit(visit, orderId);
  return orderId;
}

/** Order ids of the signed-in user. */
export async function ordersOf({ page, origin }: Visit): Promise<string[]> {
  const { data } = (await call(page, origin, '/history/1/10', { method: 'POST' })) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}

interface ShownOrder {
  status: string;
  transfer_ref: string | null;
  payoutReturned?: { reason: string; refundedAt?: string | null } | null;
}

/** The order as its seller sees it. */
export async function orderOf(origin: string, { token }: Person, orderId: string): Promise<ShownOrder> {
  const { data } = (await callWith(token, origin, `/sell/orders/${orderId}`)) as { data: ShownOrder };
  return data;
}
