import { vGetPayoutResponse } from '@sarraf/api-client/contract';
import { newId } from '../db/new-id.ts';
import type { PayoutAnswer, PayoutRequest, Payouts } from '../providers/providers.ts';
import { read, type Actor, type Reply, type TestServer } from './test-server.ts';

/** How a queued payout of a test differs from the ordinary one. */
interface PayoutFacts {
  rupees?: string;
  name?: string;
  phoneNumber?: string;
}

/** Orders that are sold and wait for their payout, made in the database; their ids, oldest first. */
export async function queuedPayouts(
  { db, clock }: TestServer,
  seller: Actor,
  count: number,
  { rupees = '139227.20', name = 'Ayesha Khan', phoneNumber = '03001234567' }: PayoutFacts = {},
): Promise<string[]> {
  const now = clock.now();
  const bankId = newId(now);
  const bank = {
    id: bankId,
    user_id: seller.id,
    name,
    method: 'nayapay',
    phone_number: phoneNumber,
    nayapay_id: 'a@nayapay',
  };
  await db
    .insertInto('banks')
    .values({ ...bank, created_at: now })
    .execute();
  const ids = Array.from({ length: count }, () => newId(now));
  await db
    .insertInto('orders')
    .values(
      ids.map((id) => ({
        id,
        user_id: seller.id,
        type: 'sell' as const,
        status: 'in_process' as const,
        network_id: 'trc20',
        address: `T${id}`,
        quantity: '500',
        sold_amount: '500',
        received_amount: '500',
        price: '280.7',
        price_ranges: '[]',
        fee_rate: '0.01',
        fee_discount: '0.002',
        platform_fee: '1122.80',
        net_amount: rupees,
        transfer_status: 'processing',
        bank_account_id: bankId,
        created_at: now,
        expires_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('payouts')
    .values(
      ids.map((id, at) => ({
        order_id: id,
        key: id,
        amount: rupees,
        status: 'queued' as const,
        created_at: new Date(now.getTime() + at),
      })),
    )
    .execute();
  return ids;
}

/** One act at the desk. */
export const act = (
  server: TestServer,
  who: Actor,
  orderId: string,
  action: string,
  body: unknown = {},
): Promise<Reply> => server.call('POST', `/admin/payouts/${orderId}/${action}`, { token: who.token, body });

/** The payout as an administrator sees it. */
export const payoutOf = async (server: TestServer, who: Actor, orderId: string) =>
  read(vGetPayoutResponse, await server.call('GET', `/admin/payouts/${orderId}`, { token: who.token })).data;

/** What a test bank does with an account. */
type Habit = (payout: PayoutRequest, signal: AbortSignal) => Promise<PayoutAnswer>;

/** A bank of a test: it remembers what it was asked, and pays once a key whatever it answers. */
export function testBank(habit?: Habit) {
  const paid = new Map<string, PayoutRequest>();
  const sends: PayoutRequest[] = [];
  const asks: string[] = [];
  const utrOf = (key: string) => `UTR-${key.toUpperCase()}`;
  const payouts: Payouts = {
    adapter: 'http',
    sends: true,
    send: async (payout, signal) => {
      sends.push(payout);
      if (habit) return habit(payout, signal);
      paid.set(payout.key, payout);
      return { status: 'completed', reference: `bank-${payout.key}`, utr: utrOf(payout.key) };
    },
    ask: async (key) => {
      asks.push(key);
      return paid.has(key) ? { status: 'completed', reference: null, utr: utrOf(key) } : { status: 'unheard-of' };
    },
  };
  return { payouts, paid, sends, asks };
}

/** The connection stays open and nothing comes. */
export const hang = (_: PayoutRequest, signal: AbortSignal): Promise<PayoutAnswer> =>
  new Promise((_resolve, reject) => void signal.addEventListener('abort', () => reject(new Error('aborted'))));
