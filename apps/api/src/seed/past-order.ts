import { decimal, orderResult, type OrderStatus, priceFor, quoteAtPrice } from '@sarraf/domain';
import { sql, type Insertable, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { BanksTable, Database, OrdersTable } from '../db/schema.ts';
import { nextAddressIndex } from '../orders/order-store.ts';
import { creditWallet } from '../orders/wallet.ts';
import { accountOf } from '../chains/addresses.ts';
import { unitsOf } from '../chains/units.ts';
import { sandboxDecimals } from '../providers/sandbox/sandbox-chain.ts';
import type { Services } from '../services.ts';
import { DEFAULT_PRICE_RANGES } from '../settings/default-market.ts';
import type { Repeatable } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const EXPIRY_MS = 20 * MINUTE_MS;
const FEE = '0.01';
const DISCOUNT = '0.002';

/** What waits at the desk: nobody took it, nobody knows what became of it, its bank refused it. */
type AtDesk = 'queued' | 'unknown' | 'refused';

/** How a seeded order ended; `over` is completed with an excess that went to the wallet, `held` still waits for its bank. */
export type Ending = Exclude<OrderStatus, 'in_process'> | 'over' | 'held' | AtDesk;

const AT_DESK: readonly Ending[] = ['queued', 'unknown', 'refused'];
const isOpen = (ending: Ending): boolean => ending === 'held' || AT_DESK.includes(ending);

/** What a past order is made from. */
export interface PastOrder {
  userId: string;
  banks: readonly [Insertable<BanksTable>, ...Insertable<BanksTable>[]];
  ending: Ending;
  created: Date;
  now: Date;
  random: Repeatable;
  addressAt: Services['depositAddress'];
  /** By chance where it is not told. */
  networkId?: (typeof NETWORKS)[number];
  /** USDT; by chance where it is not told. */
  quantity?: number;
}

const NETWORKS = ['trc20', 'trc20', 'trc20', 'bep20', 'erc20'] as const;
const AMOUNTS = [
  100, 120, 150, 200, 250, 300, 400, 500, 512, 600, 750, 1000, 1200, 1500, 2000, 2500, 3200, 5000,
] as const;
const HAS_DEPOSIT: readonly Ending[] = ['completed', 'success', 'failed', 'over', 'held', ...AT_DESK];
const statusOf = (ending: Ending): OrderStatus => {
  switch (ending) {
    case 'over':
      return 'completed';
    case 'held':
    case 'queued':
    case 'unknown':
    case 'refused':
      return 'in_process';
    default:
      return ending;
  }
};
const TRANSFER: Partial<Record<Ending, string>> = { timeout: 'timeout', failed: 'failed' };

/** The rupee drifted over the year, so older orders have lower prices. */
function priceAt(quantity: number, ageDays: number): string {
  const drift = decimal(ageDays).times('0.008').round(1);
  return priceFor(quantity, DEFAULT_PRICE_RANGES).minus(drift).toString();
}

function quantityOf(order: PastOrder, networkId: string) {
  const { random, ending } = order;
  if (order.quantity !== undefined) return order.quantity;
  if (ending === 'failed') return 150;
  return networkId === 'erc20' ? Math.max(1000, random.pick(AMOUNTS)) : random.pick(AMOUNTS);
}

/** Everything but the deposit: the row as the server itself would have left it. */
async function sellRow(trx: Transaction<Database>, order: PastOrder): Promise<Insertable<OrdersTable>> {
  const { random, ending, created, banks, now } = order;
  const networkId = order.networkId ?? (ending === 'failed' ? 'trc20' : random.pick(NETWORKS));
  const chosen = quantityOf(order, networkId);
  const cents = random.chance(0.2) && order.quantity === undefined ? random.whole(1, 99) : 0;
  const price = priceAt(chosen, (now.getTime() - created.getTime()) / DAY_MS);
  const quantity = decimal(chosen).plus(decimal(cents).div(100));
  const quote = quoteAtPrice({ quantity, price, feeRate: FEE, discountRate: DISCOUNT });
  const index = await nextAddressIndex(trx);
  const address = order.addressAt(networkId, index) ?? '';
  const hasDeposit = HAS_DEPOSIT.includes(ending);
  const isPaidOut = orderResult(statusOf(ending)) === 'completed';
  const excess = ending === 'over' ? decimal(random.whole(4, 60)).div(2) : decimal(0);
  const bank = random.chance(0.5) ? banks[0] : random.pick(banks);
  const utr = `${bank.method === 'nayapay' ? 'NP' : 'BT'}${created.toISOString().slice(2, 10).replaceAll('-', '')}${random.whole(1_000_000, 9_999_999)}`;
  return {
    id: newId(created),
    user_id: order.userId,
    type: 'sell',
    status: statusOf(ending),
    network_id: networkId,
    address,
    account: accountOf(address),
    address_index: index,
    quantity: quantity.toString(),
    sold_amount: hasDeposit ? quantity.toString() : null,
    price,
    price_ranges: JSON.stringify(DEFAULT_PRICE_RANGES),
    fee_rate: FEE,
    fee_discount: DISCOUNT,
    platform_fee: quote.fee.toString(),
    net_amount: quote.received.toString(),
    received_amount: hasDeposit ? quantity.plus(excess).toString() : '0',
    exception: ending === 'over' ? 'over' : null,
    confirmations_have: hasDeposit ? 3 : null,
    confirmations_need: hasDeposit ? 3 : null,
    hash: hasDeposit ? `${networkId === 'trc20' ? '' : '0x'}${random.hex(64)}` : null,
    transfer_status: isPaidOut ? 'completed' : isOpen(ending) ? 'processing' : (TRANSFER[ending] ?? null),
    transfer_ref: isPaidOut ? utr : null,
    bank_account_id: bank.id,
    deleted: ending === 'timeout' && random.chance(0.3),
    created_at: created,
    expires_at: new Date(created.getTime() + EXPIRY_MS),
    finished_at:
      isOpen(ending) || ending === 'pending' ? null : new Date(created.getTime() + random.whole(4, 15) * MINUTE_MS),
  };
}

/** How the payout of a past order stands. */
function payoutOf({ ending, now }: PastOrder, at: Date) {
  // Nobody asks after it for a long time, so the sandbox always has one to look at.
  const next_attempt_at = new Date(now.getTime() + 3650 * DAY_MS);
  const problem = { problem_reason: 'account closed', problem_at: at };
  // No bank is asked for what was in a person's hands.
  const neverSent = { desk: 'person', sent_at: null, asked_at: null, accepted_at: null } as const;
  switch (ending) {
    case 'held':
      return { status: 'sent' as const, next_attempt_at };
    case 'unknown':
      return { status: ending, accepted_at: null, next_attempt_at };
    case 'queued':
      return { status: ending, ...neverSent };
    case 'refused':
    case 'failed':
      return { status: 'failed' as const, ...problem };
    default:
      return { status: 'completed' as const };
  }
}

/** Inserts one past order with its deposit, its payout and what went to the wallet; answers its row. */
export async function pastOrder(trx: Transaction<Database>, order: PastOrder): Promise<Insertable<OrdersTable>> {
  const { ending, created } = order;
  const row = await sellRow(trx, order);
  await trx.insertInto('orders').values(row).execute();
  if (!row.hash) return row;
  const paidAt = new Date(created.getTime() + 2 * MINUTE_MS);
  const received = row.received_amount ?? row.quantity;
  const excess = decimal(received).minus(row.quantity);
  const decimals = sandboxDecimals(row.network_id);
  const transfer = {
    network_id: row.network_id,
    account: row.account ?? '',
    hash: row.hash,
    log_index: 0,
    units: unitsOf(received, decimals).toString(),
    decimals,
  };
  const { block } = await trx
    .selectNoFrom(sql<number>`nextval('sandbox_blocks')::int`.as('block'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sandbox_transfers')
    .values({ ...transfer, block, made_at: paidAt })
    .execute();
  const deposit = {
    ...transfer,
    id: newId(created),
    order_id: row.id,
    amount: received,
    block_number: block,
    stage: 'sold' as const,
    late: false,
    confirmations: 3,
    confirmations_need: 3,
    sold_amount: row.quantity,
    wallet_amount: excess.toString(),
    transferred_at: paidAt,
    seen_at: paidAt,
    confirmed_at: paidAt,
    credited_at: paidAt,
  };
  await trx.insertInto('deposits').values(deposit).execute();
  await trx
    .insertInto('payouts')
    .values({
      order_id: row.id,
      key: row.id,
      amount: row.net_amount,
      utr: row.transfer_ref ?? null,
      created_at: paidAt,
      sent_at: paidAt,
      asked_at: paidAt,
      accepted_at: paidAt,
      finished_at: row.finished_at ?? null,
      ...payoutOf(order, paidAt),
    })
    .execute();
  const later = new Date(created.getTime() + 5 * MINUTE_MS);
  if (ending === 'over') await creditWallet(trx, { order: row, amount: excess, deposit, now: later });
  if (ending === 'failed') await creditWallet(trx, { order: row, amount: decimal(row.quantity), now: later });
  return row;
}
