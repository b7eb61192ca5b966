import { vGetPayoutResponse } from '@sarraf/api-client/contract';
import { newId } from '../db/new-id.ts';
import type { PayoutAnswer, PayoutRequest, Payouts } from '../providers/providers.ts';
import { read, type Actor, type Reply, type TestServer } from './test-server.ts';

/** Overrides for a queued payout. */
interface PayoutFacts {
  rupees?: string;
  name?: string;
  phoneNumber?: string;
}

/** Inserts sold orders with queued payouts; returns their ids, oldest first. */
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

/** Performs one desk action on a payout. */
export const act = (
  server: TestServer,
  who: Actor,
  orderId: string,
  action: string,
  body: unknown = {},
): Promise<Reply> => server.call('POST', `/admin/payouts/${orderId}/${action}`, { token: who.token, body });

/** Payout as the API returns it to an administrator. */
export const payoutOf = async (server: TestServer, who: Actor, orderId: string) =>
  read(vGetPayoutResponse, await server.call('GET', `/admin/payouts/${orderId}`, { token: who.token })).data;

/** Behaviour of a test bank for a payout. */
type Behaviour = (payout: PayoutRequest, signal: AbortSignal) => Promise<PayoutAnswer>;

/** A test bank that keeps the requests it received. Without `behaviour` it completes every payment, once a key. */
export function testBank(behaviour?: Behaviour) {
  const paid = new Map<string, PayoutRequest>();
  const sends: PayoutRequest[] = [];
  const polls: string[] = [];
  const utrOf = (key: string) => `UTR-${key.toUpperCase()}`;
  const payouts: Payouts = {
    adapter: 'http',
    sends: true,
    send: async (payout, signal) => {
      sends.push(payout);
      if (behaviour) return behaviour(payout, signal);
      paid.set(payout.key, payout);
      return { status: 'completed', reference: `bank-${payout.key}`, utr: utrOf(payout.key) };
    },
    getPayout: async (key) => {
      polls.push(key);
      return paid.has(key) ? { status: 'completed', reference: null, utr: utrOf(key) } : { status: 'not-found' };
    },
  };
  return { payouts, paid, sends, polls };
}

/** Behaviour of a bank that never answers; rejects on abort. */
export const hang = (_: PayoutRequest, signal: AbortSignal): Promise<PayoutAnswer> =>
  new Promise((_resolve, reject) => void signal.addEventListener('abort', () => reject(new Error('aborted'))));
