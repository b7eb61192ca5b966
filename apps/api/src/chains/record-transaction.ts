import { decimal } from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { closeDropped, dropHeld, holdAgain, holdTransfer, openDropped } from '../exceptions/exception-store.ts';
import { coversRest } from '../orders/order-machine.ts';
import {
  apply,
  endReview,
  hasOtherPending,
  lockOrder,
  stateOf,
  type DepositRow,
  type TransferFacts,
} from '../orders/order-store.ts';
import type { Services } from '../services.ts';
import type { Block, ChainReader, Confirmations, Transfer } from './chain-reader.ts';
import { amountOf } from './units.ts';

/** A transfer with how far it is confirmed. */
export interface SeenTransfer {
  transfer: Transfer;
  confirmations: Confirmations;
}

/** A transfer with how far it is confirmed under a head. */
export const seenUnder = async (head: Block, reader: ChainReader, transfer: Transfer): Promise<SeenTransfer> => {
  const amount = amountOf(transfer.units, transfer.decimals);
  return { transfer, confirmations: await reader.confirmations({ block: transfer.block, amount }, head) };
};

/** What is known of one transaction on a network now. */
export interface SeenTransaction {
  networkId: string;
  hash: string;
  /** Its transfers to us; none when the chain has it no more. */
  transfers: readonly SeenTransfer[];
  /** Accounts whose transfers in it are all told of: a stored one to them that is not among these is gone. */
  whole: readonly string[];
}

/**
 * More USDT than there are. Such an amount (a token whose decimals are configured wrongly, a contract that is not what it seems) fits no
 * order and no wallet: a person looks at it.
 */
const MOST_USDT = 1e12;

interface Recorder {
  trx: Transaction<Database>;
  services: Services;
  /** Smallest amount that touches an order, in USDT. */
  minDeposit: number;
  /** Does every new transfer become an exception, and what is known stay as it is? */
  holdsAll: boolean;
  now: Date;
}

const factsOf = (
  { transfer, confirmations }: SeenTransfer,
  networkId: string,
  id: string,
): TransferFacts & { amount: string; transferred_at: Date } => ({
  id,
  network_id: networkId,
  account: transfer.account,
  token: transfer.token,
  hash: transfer.hash,
  log_index: transfer.logIndex,
  from_address: transfer.from,
  units: transfer.units.toString(),
  decimals: transfer.decimals,
  amount: amountOf(transfer.units, transfer.decimals),
  block_number: transfer.block.number,
  block_hash: transfer.block.hash,
  confirmations: Math.min(confirmations.have, confirmations.need),
  confirmations_need: confirmations.need,
  transferred_at: transfer.block.at,
});

const isSameLog = (row: DepositRow, { transfer }: SeenTransfer): boolean =>
  row.log_index === transfer.logIndex && (row.block_hash === null || row.block_hash === transfer.block.hash);
/** A transaction that is mined again has its logs in the same order, at other places of another block. */
const isSameTransfer = (row: DepositRow, { transfer }: SeenTransfer): boolean =>
  row.account === transfer.account && row.token === transfer.token && row.units === transfer.units.toString();

/** Something was given for it already, which nothing takes back by itself. */
const hasCounted = ({ stage }: DepositRow): boolean =>
  stage === 'sold' || stage === 'credited' || stage === 'refunded' || stage === 'kept';

function firstOf<T>(items: Iterable<T>, isWanted: (item: T) => boolean): T | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

/** Finds the stored row of each transfer; `gone` are rows that the transaction no longer has. */
function match(rows: readonly DepositRow[], seen: readonly SeenTransfer[]) {
  const left = new Set(rows);
  const found = new Map<SeenTransfer, DepositRow>();
  for (const isSame of [isSameLog, isSameTransfer]) {
    for (const each of seen) {
      if (found.has(each)) continue;
      const row = firstOf(left, (candidate) => isSame(candidate, each));
      if (!row) continue;
      found.set(each, row);
      left.delete(row);
    }
  }
  return { found, gone: [...left] };
}

async function orderOf(trx: Transaction<Database>, account: string) {
  return trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.user_id', 'orders.network_id', 'users.name'])
    .where('orders.account', '=', account)
    .where('orders.type', '=', 'sell')
    .executeTakeFirst();
}

const placeOf = async ({ trx, services }: Recorder, networkId: string, account: string) => ({
  address: services.addressOn(networkId, account),
  order: await orderOf(trx, account),
});

/** A transfer nobody has seen before: an order's deposit, or an exception that says why it is none. */
async function recordNew(recorder: Recorder, networkId: string, seen: SeenTransfer): Promise<void> {
  const { trx, services, now, minDeposit } = recorder;
  const facts = factsOf(seen, networkId, newId(now));
  const place = await placeOf(recorder, networkId, facts.account);
  await trx
    .insertInto('address_balances')
    .values({ network_id: networkId, account: facts.account, due_at: now })
    .onConflict((conflict) => conflict.columns(['network_id', 'account']).doUpdateSet({ due_at: now }))
    .execute();
  const { order } = place;
  const isForOrder = order?.network_id === networkId && facts.token === null;
  const isSmall = decimal(facts.amount).lt(minDeposit) || facts.amount === '0';
  if (isSmall && !(isForOrder && (await isRestOf(trx, order.id, facts))))
    return holdTransfer(trx, 'dust', facts, place, now);
  if (services.screening.matches(facts.from_address, order?.name)) {
    await holdTransfer(trx, 'screened', facts, place, now);
    if (isForOrder) await stopClock(recorder, order.id, facts.transferred_at);
    return undefined;
  }
  if (!order) return holdTransfer(trx, 'unmatched', facts, place, now);
  if (order.network_id !== networkId) return holdTransfer(trx, 'wrong-network', facts, place, now);
  if (facts.token !== null) return holdTransfer(trx, 'wrong-token', facts, place, now);
  const fitsNoOrder = recorder.holdsAll || decimal(facts.amount).gt(MOST_USDT);
  if (fitsNoOrder) return holdTransfer(trx, 'unmatched', facts, place, now);
  return seeDeposit(recorder, order.id, facts);
}

/** Whether a small transfer covers all that its order still waits for: then it counts, as what the page asks for always does. */
async function isRestOf(
  trx: Transaction<Database>,
  orderId: string,
  facts: ReturnType<typeof factsOf>,
): Promise<boolean> {
  const amount = decimal(facts.amount);
  const locked = amount.gt(0) ? await lockOrder(trx, orderId) : undefined;
  return locked !== undefined && coversRest(stateOf(locked), amount, facts.transferred_at.getTime());
}

/** A transfer that pays for an order is held for a decision: until then the order does not run out of time. */
async function stopClock({ trx, now }: Recorder, orderId: string, transferredAt: Date): Promise<void> {
  const locked = await lockOrder(trx, orderId);
  if (locked) await apply(trx, locked, { type: 'screened', transferredAt: transferredAt.getTime() }, now);
}

async function seeDeposit({ trx, now }: Recorder, orderId: string, facts: ReturnType<typeof factsOf>): Promise<void> {
  const locked = await lockOrder(trx, orderId);
  if (!locked) return;
  const { id, amount, transferred_at: at } = facts;
  await apply(trx, locked, { type: 'deposit', id, amount: decimal(amount), transferredAt: at.getTime() }, now, facts);
}

async function dropFromOrder({ trx, now }: Recorder, orderId: string, depositId: string, staysOpen: boolean) {
  const locked = await lockOrder(trx, orderId);
  if (!locked) return;
  const mayReopen = !staysOpen && !(await hasOtherPending(trx, locked));
  await apply(trx, locked, { type: 'dropped', depositId, mayReopen }, now);
}

/** A transfer that is known: nothing to do, unless the chain has it in another block now or had lost it. */
async function recordKnown(recorder: Recorder, networkId: string, seen: SeenTransfer, row: DepositRow): Promise<void> {
  const { trx, now } = recorder;
  const facts = factsOf(seen, networkId, row.id);
  const hasMoved = !isSameLog(row, seen);
  if (hasCounted(row)) {
    // It counts once: only its place in the chain changes.
    if (hasMoved) await trx.updateTable('deposits').set(facts).where('id', '=', row.id).execute();
    return closeDropped(trx, row, now);
  }
  if (row.exception_id !== null) {
    if (row.stage !== 'dropped' && !hasMoved) return;
    await holdAgain(trx, row, facts, now);
    await followReview(recorder, row, facts.transferred_at);
    return;
  }
  if (row.order_id === null) return;
  if (row.stage !== 'dropped') {
    if (!hasMoved) return;
    await dropFromOrder(recorder, row.order_id, row.id, true);
  }
  await seeDeposit(recorder, row.order_id, facts);
  await closeDropped(trx, row, now);
}

/** A held transfer is in the chain again: where it pays for an order, that waits for the decision again. */
async function followReview(
  recorder: Recorder,
  { exception_id: id, order_id: orderId }: DepositRow,
  transferredAt: Date,
) {
  const held = await recorder.trx
    .selectFrom('exceptions')
    .innerJoin('orders', 'orders.id', 'exceptions.order_id')
    .select('exceptions.id')
    .where('exceptions.id', '=', id)
    .where('exceptions.kind', '=', 'screened')
    .where('exceptions.closed_at', 'is', null)
    .where('exceptions.token', 'is', null)
    .whereRef('exceptions.network_id', '=', 'orders.network_id')
    .executeTakeFirst();
  if (held && orderId !== null) await stopClock(recorder, orderId, transferredAt);
}

/** A transfer that the chain has no more. */
async function recordGone(recorder: Recorder, networkId: string, row: DepositRow): Promise<void> {
  const { trx, now } = recorder;
  if (row.stage === 'dropped') return;
  if (row.exception_id !== null && !hasCounted(row)) {
    await dropHeld(trx, row, now);
    if (row.order_id !== null) await endReview(trx, row.order_id, now);
    return;
  }
  const place = await placeOf(recorder, networkId, row.account);
  if (!hasCounted(row) && row.order_id !== null) await dropFromOrder(recorder, row.order_id, row.id, false);
  await openDropped(trx, row, { ...place, hasCounted: hasCounted(row) }, now);
}

/** Takes the orders of these accounts, always in the same order, so that two transactions never wait for each other. */
async function lockOrders(trx: Transaction<Database>, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  await trx
    .selectFrom('orders')
    .select('id')
    .where('account', 'in', [...new Set(accounts)])
    .where('type', '=', 'sell')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Two that read the same transaction (a slow reader and its successor, two groups of addresses) record it one after the other. */
const takeTurns = (trx: Transaction<Database>, networkId: string, hash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${networkId} ${hash}`}, 0))`.execute(trx);

/**
 * Brings what is stored of one transaction in line with the chain, in one transaction of ours: new transfers are recorded once, those
 * mined again keep their row, and those that are gone count for nothing. Idempotent. With `holdsAll` new transfers become exceptions,
 * and what is known stays as it is.
 */
export async function recordTransaction(
  services: Services,
  { networkId, hash, transfers, whole }: SeenTransaction,
  { minDeposit, holdsAll = false }: { minDeposit: number; holdsAll?: boolean },
): Promise<void> {
  const seen = transfers.filter(({ transfer }) => transfer.units > 0n);
  const accounts = [...new Set([...seen.map(({ transfer }) => transfer.account), ...whole])];
  if (accounts.length === 0) return;
  await services.db.transaction().execute(async (trx) => {
    await takeTurns(trx, networkId, hash);
    await lockOrders(trx, accounts);
    const rows = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('network_id', '=', networkId)
      .where('hash', '=', hash)
      .where('account', 'in', accounts)
      .orderBy('log_index')
      .execute();
    const { found, gone } = match(rows, seen);
    const recorder: Recorder = { trx, services, minDeposit, holdsAll, now: services.clock.now() };
    const blocks = new Set(seen.map(({ transfer }) => transfer.block.hash));
    for (const row of holdsAll ? [] : gone) {
      // A log missing from the very block it was in is a node's mistake, not a change of the chain.
      if (row.block_hash === null || !blocks.has(row.block_hash)) await recordGone(recorder, networkId, row);
    }
    for (const each of seen) {
      const row = found.get(each);
      if (!row) await recordNew(recorder, networkId, each);
      else if (!holdsAll) await recordKnown(recorder, networkId, each, row);
    }
  });
}
