import { decimal, orderResult, type OrderStatus, priceFor, quoteAtPrice, accountOf } from '@sarraf/domain';
import { sql, type Insertable, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { BanksTable, Database, OrdersTable } from '../db/schema.ts';
import { creditWallet } from '../orders/credit-wallet.ts';
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

/** Payouts that wait at the desk: unclaimed, with an unknown outcome, or refused by the bank. */
type AtDesk = 'queued' | 'unknown' | 'refused';

/** Outcome of a seeded order. `over`: completed, with an excess credited to the wallet; `held`: the bank has not answered yet. */
export type Ending = Exclude<OrderStatus, 'in_process'> | 'over' | 'held' | AtDesk;

const AT_DESK: readonly Ending[] = ['queued', 'unknown', 'refused'];
const isOpen = (ending: Ending): boolean => ending === 'held' || AT_DESK.includes(ending);

/** Row of an order to insert. */
type OrderInsert = Insertable<OrdersTable>;

/** Input for a past order. */
export interface PastOrder {
  userId: string;
  banks: readonly [Insertable<BanksTable>, ...Insertable<BanksTable>[]];
  ending: Ending;
  created: Date;
  now: Date;
  random: Repeatable;
  addressAt: Services['depositAddress'];
  /** Random if undefined. */
  networkId?: (typeof NETWORKS)[number];
  /** USDT; random if undefined. */
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

/** Price at the time of an order: the rupee fell over the year, so older orders have lower prices. */
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

/** Row of a past order as the server would have stored it. */
function sellRow(order: PastOrder, index: number): OrderInsert {
  const { random, ending, created, banks, now } = order;
  const networkId = order.networkId ?? (ending === 'failed' ? 'trc20' : random.pick(NETWORKS));
  const chosen = quantityOf(order, networkId);
  const cents = random.chance(0.2) && order.quantity === undefined ? random.whole(1, 99) : 0;
  const price = priceAt(chosen, (now.getTime() - created.getTime()) / DAY_MS);
  const quantity = decimal(chosen).plus(decimal(cents).div(100));
  const quote = quoteAtPrice({ quantity, price, feeRate: FEE, discountRate: DISCOUNT });
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

/** State of a past order's payout. */
function payoutOf({ ending, now }: PastOrder, at: Date) {
  // The next poll is ten years away, so that the sandbox always shows a payout in progress.
  const next_attempt_at = new Date(now.getTime() + 3650 * DAY_MS);
  const problem = { problem_reason: 'account closed', problem_at: at };
  // A payout at the desk was never sent to a bank.
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

/** Transfer that paid an order, for the simulated chain and the deposits. */
function depositOf(row: OrderInsert & { hash: string }, created: Date, block: number) {
  const received = row.received_amount ?? row.quantity;
  const decimals = sandboxDecimals(row.network_id);
  const paidAt = new Date(created.getTime() + 2 * MINUTE_MS);
  const transfer = {
    network_id: row.network_id,
    account: row.account ?? '',
    hash: row.hash,
    log_index: 0,
    units: unitsOf(received, decimals).toString(),
    decimals,
  };
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
    wallet_amount: decimal(received).minus(row.quantity).toString(),
    transferred_at: paidAt,
    seen_at: paidAt,
    confirmed_at: paidAt,
    credited_at: paidAt,
  };
  return { transfer: { ...transfer, block, made_at: paidAt }, deposit };
}

/** Row of an order's payout, as the worker or the desk would have stored it. */
function payoutRow(row: OrderInsert, order: PastOrder, paidAt: Date) {
  return {
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
  };
}

const isPaid = (row: OrderInsert): row is OrderInsert & { hash: string } => typeof row.hash === 'string';

/** Takes `count` numbers of a sequence in one query. */
async function reserve(trx: Transaction<Database>, sequence: string, count: number): Promise<number[]> {
  const { rows } = await sql<{
    next: number;
  }>`select nextval(${sequence})::int as next from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ next }) => next);
}

/** Inserts past orders with their deposits, payouts and wallet entries in bulk, and returns the orders' rows. */
export async function plantOrders(trx: Transaction<Database>, orders: readonly PastOrder[]): Promise<OrderInsert[]> {
  const indexes = await reserve(trx, 'deposit_address_index', orders.length);
  const planted = orders.map((order, at) => ({ order, row: sellRow(order, indexes[at] ?? 0) }));
  if (planted.length > 0)
    await trx
      .insertInto('orders')
      .values(planted.map(({ row }) => row))
      .execute();
  const paid = planted.flatMap(({ order, row }) => (isPaid(row) ? [{ order, row }] : []));
  if (paid.length === 0) return planted.map(({ row }) => row);
  const blocks = await reserve(trx, 'sandbox_blocks', paid.length);
  const withRows = paid.map(({ order, row }, at) => ({
    order,
    row,
    ...depositOf(row, order.created, blocks[at] ?? 0),
  }));
  await trx
    .insertInto('sandbox_transfers')
    .values(withRows.map(({ transfer }) => transfer))
    .execute();
  await trx
    .insertInto('deposits')
    .values(withRows.map(({ deposit }) => deposit))
    .execute();
  const payouts = withRows.map(({ order, row, deposit }) => payoutRow(row, order, deposit.seen_at));
  await trx.insertInto('payouts').values(payouts).execute();
  for (const { order, row, deposit } of withRows) {
    const now = new Date(order.created.getTime() + 5 * MINUTE_MS);
    const excess = decimal(deposit.wallet_amount);
    if (order.ending === 'over') await creditWallet(trx, { order: row, amount: excess, deposit, now });
    if (order.ending === 'failed') await creditWallet(trx, { order: row, amount: decimal(row.quantity), now });
  }
  return planted.map(({ row }) => row);
}

/** Inserts one past order. */
export async function pastOrder(trx: Transaction<Database>, order: PastOrder): Promise<OrderInsert> {
  const [row] = await plantOrders(trx, [order]);
  if (!row) throw new Error('a seeded order is not there');
  return row;
}
