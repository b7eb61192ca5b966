import { decimal, type DepositState, type OrderState } from '@sarraf/domain';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database, OrdersTable } from '../db/schema.ts';
import { insertDeposit, updateDeposit, type DepositRow, type TransferFacts } from './deposit-rows.ts';
import type { OrderRow } from './order-reply.ts';

/** Order locked for a change until the transaction ends. Kept up to date by `applyOrderEvent`. */
export interface LockedOrder {
  row: OrderRow;
  /** Deposits of the order, oldest first; those held by an exception are not among them. */
  deposits: DepositRow[];
}

/** Locks an order with its deposits; `skipLocked` returns undefined for an order that another transaction has locked. */
export async function lockOrder(
  trx: Transaction<Database>,
  id: string,
  skipLocked = false,
): Promise<LockedOrder | undefined> {
  const order = trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate();
  const row = await (skipLocked ? order.skipLocked() : order).executeTakeFirst();
  return row && (await withDeposits(trx, [row]))[0];
}

/** Locks the sell orders of deposit accounts, by account; in one order everywhere, so that two transactions cannot deadlock. */
export async function lockOrdersOf(
  trx: Transaction<Database>,
  accounts: readonly string[],
): Promise<Map<string, LockedOrder>> {
  if (accounts.length === 0) return new Map();
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where('account', 'in', [...accounts])
    .where('type', '=', 'sell')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map((await withDeposits(trx, rows)).map((order) => [order.row.account ?? '', order]));
}

async function withDeposits(trx: Transaction<Database>, rows: readonly OrderRow[]): Promise<LockedOrder[]> {
  if (rows.length === 0) return [];
  const deposits = await trx
    .selectFrom('deposits')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('exception_id', 'is', null)
    .orderBy('transferred_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ row, deposits: deposits.filter(({ order_id: id }) => id === row.id) }));
}

/** Whether the seller has another pending order; a seller has at most one. */
export const hasOtherPending = async (trx: Transaction<Database>, { row }: LockedOrder): Promise<boolean> =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('status', '=', 'pending')
    .where('id', '<>', row.id)
    .executeTakeFirst()) !== undefined;

/** Index of the next deposit address; no two orders have the same. */
export async function nextAddressIndex(trx: Transaction<Database>): Promise<number> {
  const next = trx.selectNoFrom(sql<number>`nextval('deposit_address_index')::int`.as('index'));
  return (await next.executeTakeFirstOrThrow()).index;
}

function depositState(row: DepositRow): DepositState {
  const { id, stage, late } = row;
  const amount = decimal(row.amount);
  switch (stage) {
    case 'waiting':
    case 'confirmed':
    case 'dropped':
      return { id, amount, stage };
    case 'surplus':
    case 'credited':
      return { id, amount, stage, late };
    case 'sold':
      return { id, amount, stage, sold: decimal(row.sold_amount), wallet: decimal(row.wallet_amount) };
    default:
      throw new Error(`exception holds deposit ${id} (${stage})`);
  }
}

/** Columns of a deposit's stage; timestamps of stages that it has already reached are kept. */
function stageColumns(deposit: DepositState, row: DepositRow | undefined, now: Date) {
  const { stage } = deposit;
  const isCredited = stage === 'sold' || stage === 'credited';
  return {
    stage,
    late: 'late' in deposit && deposit.late,
    sold_amount: stage === 'sold' ? deposit.sold.toString() : '0',
    wallet_amount:
      stage === 'sold' ? deposit.wallet.toString() : stage === 'credited' ? deposit.amount.toString() : '0',
    confirmed_at: isCredited || stage === 'confirmed' ? (row?.confirmed_at ?? now) : null,
    credited_at: isCredited ? (row?.credited_at ?? now) : null,
  };
}

const byTransfer = (one: DepositRow, other: DepositRow): number =>
  one.transferred_at.getTime() - other.transferred_at.getTime() || (one.id < other.id ? -1 : 1);

/** Stores the deposits that an event changed. `facts`: columns from the chain of the deposit that was just seen. */
export async function storeDeposits(
  trx: Transaction<Database>,
  locked: LockedOrder,
  [before, after]: [OrderState, OrderState],
  facts: TransferFacts | undefined,
  now: Date,
): Promise<void> {
  const rows = new Map(locked.deposits.map((row) => [row.id, row]));
  for (const deposit of after.deposits) {
    if (before.deposits.includes(deposit)) continue;
    const { id } = deposit;
    const seen = facts?.id === id ? facts : undefined;
    const change = { ...stageColumns(deposit, rows.get(id), now), ...seen };
    if (rows.has(id)) rows.set(id, await updateDeposit(trx, id, change));
    else if (seen)
      rows.set(id, await insertDeposit(trx, { ...seen, ...change, order_id: locked.row.id, seen_at: now }));
  }
  locked.deposits = [...rows.values()].toSorted(byTransfer);
}

const PAYS_FOR_SALE: ReadonlySet<DepositRow['stage']> = new Set(['waiting', 'confirmed', 'sold']);

/**
 * Columns of an order that show its deposits: the hash of the first deposit that pays for the sale, and the confirmations of the one that
 * is furthest behind. A deposit that goes to the wallet has a receive order of its own.
 */
export function shownDeposits({ row, deposits }: LockedOrder) {
  const paying = deposits.filter(({ stage }) => PAYS_FOR_SALE.has(stage));
  if (paying.length === 0 && row.sold_amount !== null) return {};
  const missing = (deposit: DepositRow) => deposit.confirmations_need - deposit.confirmations;
  const slowest = paying.toSorted((one, other) => missing(other) - missing(one))[0];
  return {
    hash: paying[0]?.hash ?? null,
    confirmations_have: slowest?.confirmations ?? null,
    confirmations_need: slowest?.confirmations_need ?? null,
  };
}

/** Replaces deposits of a locked order by their rows of now, and shows them on the order. */
export async function showDeposits(
  trx: Transaction<Database>,
  locked: LockedOrder,
  updated: readonly DepositRow[],
): Promise<void> {
  locked.deposits = locked.deposits.map((row) => updated.find(({ id }) => id === row.id) ?? row);
  await updateOrder(trx, locked, shownDeposits(locked));
}

/** Updates a locked order. */
export async function updateOrder(
  trx: Transaction<Database>,
  locked: LockedOrder,
  change: Updateable<OrdersTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { id } = locked.row;
  locked.row = await trx
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** State of a stored order, as the state machine needs it. */
export const stateOf = ({ row, deposits }: LockedOrder): OrderState => ({
  // Imported books call a completed order `success`.
  status: row.status === 'success' ? 'completed' : row.status,
  quantity: decimal(row.quantity),
  deadline: row.expires_at.getTime(),
  sold: row.sold_amount === null ? null : decimal(row.sold_amount),
  inReview: row.review_at !== null,
  returned: row.refunded_at ? 'refunded' : row.returned_at ? 'open' : null,
  deposits: deposits.map(depositState),
});
