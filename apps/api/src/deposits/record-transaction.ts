import { coversRest, decimal } from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import type { SeenTransaction, SeenTransfer } from '../chains/chain-reader.ts';
import { amountOf } from '../chains/units.ts';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { applyOrderEvent, endReview } from '../orders/apply-order-event.ts';
import { updateDeposit, type DepositRow, type TransferFacts } from '../orders/deposit-rows.ts';
import { hasOtherPending, lockOrdersOf, stateOf, type LockedOrder } from '../orders/order-store.ts';
import type { Services } from '../services.ts';
import { closeDropped, dropHeld, holdAgain, holdTransfer, openDropped } from './exception-store.ts';

/** Largest amount that is recorded as a deposit, in USDT: more than exist. A larger one means wrong decimals or a fake token. */
const MAX_USDT = 1e12;

interface Recorder {
  trx: Transaction<Database>;
  services: Services;
  networkId: string;
  /** Locked orders by deposit account. */
  orders: ReadonlyMap<string, LockedOrder>;
  /** Smallest amount that counts for an order, in USDT. */
  minDeposit: number;
  /** Whether every new transfer becomes an exception, and known ones are left alone. */
  holdsAll: boolean;
  now: Date;
}

type Facts = TransferFacts & { amount: string; transferred_at: Date };

const factsOf = ({ transfer, confirmations }: SeenTransfer, networkId: string, id: string): Facts => ({
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
/** A transaction that is mined again has its logs in the same order, with other log indexes in another block. */
const isSameTransfer = (row: DepositRow, { transfer }: SeenTransfer): boolean =>
  row.account === transfer.account && row.token === transfer.token && row.units === transfer.units.toString();

/** Whether a deposit was already sold, credited, refunded or kept; none of that is taken back automatically. */
const hasCounted = ({ stage }: DepositRow): boolean =>
  stage === 'sold' || stage === 'credited' || stage === 'refunded' || stage === 'kept';

function firstOf<T>(items: Iterable<T>, isWanted: (item: T) => boolean): T | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

/** Finds the stored row of each transfer; `gone` are rows of transfers that the transaction no longer has. */
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

/** Address and order of an account of ours, for an exception. */
const ownerOf = ({ services, networkId, orders }: Recorder, account: string) => {
  const order = orders.get(account)?.row;
  return { address: services.addressOn(networkId, account), order: order && { id: order.id, user_id: order.user_id } };
};

/** Names of the seller for the screening list: the one that is shown, and the claimed one that a verified name replaced. */
async function sellerNames(trx: Transaction<Database>, locked: LockedOrder | undefined): Promise<(string | null)[]> {
  if (!locked) return [];
  const names = trx.selectFrom('users').select(['name', 'claimed_name']).where('id', '=', locked.row.user_id);
  return Object.values((await names.executeTakeFirst()) ?? {});
}

/** Records a transfer that was never seen before: as a deposit of its order, or as an exception that says why it is none. */
async function recordNew(recorder: Recorder, seen: SeenTransfer): Promise<void> {
  const { trx, services, now, networkId, minDeposit, holdsAll } = recorder;
  const facts = factsOf(seen, networkId, newId(now));
  await trx
    .insertInto('address_balances')
    .values({ network_id: networkId, account: facts.account, due_at: now })
    .onConflict((conflict) => conflict.columns(['network_id', 'account']).doUpdateSet({ due_at: now }))
    .execute();
  const locked = recorder.orders.get(facts.account);
  const owner = ownerOf(recorder, facts.account);
  const amount = decimal(facts.amount);
  const isForOrder = locked?.row.network_id === networkId && facts.token === null;
  const transferredAt = facts.transferred_at.getTime();
  // A small transfer that completes its order counts: it is what the deposit page asks for.
  const completes = isForOrder && amount.gt(0) && coversRest(stateOf(locked), amount, transferredAt);
  if ((amount.lt(minDeposit) || amount.eq(0)) && !completes) return holdTransfer(trx, 'dust', facts, owner, now);
  if (services.screening.matches(facts.from_address, ...(await sellerNames(trx, locked)))) {
    await holdTransfer(trx, 'screened', facts, owner, now);
    if (isForOrder) await applyOrderEvent(trx, locked, { type: 'screened', transferredAt }, now);
    return undefined;
  }
  if (!locked) return holdTransfer(trx, 'unmatched', facts, owner, now);
  if (locked.row.network_id !== networkId) return holdTransfer(trx, 'wrong-network', facts, owner, now);
  if (facts.token !== null) return holdTransfer(trx, 'wrong-token', facts, owner, now);
  if (holdsAll || amount.gt(MAX_USDT)) return holdTransfer(trx, 'unmatched', facts, owner, now);
  await applyOrderEvent(trx, locked, depositEvent(facts), now, { transfer: facts });
  return undefined;
}

const depositEvent = ({ id, amount, transferred_at: at }: Facts) =>
  ({ type: 'deposit', id, amount: decimal(amount), transferredAt: at.getTime() }) as const;

async function dropFromOrder({ trx, now }: Recorder, locked: LockedOrder, depositId: string, staysOpen: boolean) {
  const mayReopen = !staysOpen && !(await hasOtherPending(trx, locked));
  await applyOrderEvent(trx, locked, { type: 'dropped', depositId, mayReopen }, now);
}

/** Records a known transfer: changes something only if it moved to another block or was dropped before. */
async function recordKnown(recorder: Recorder, seen: SeenTransfer, row: DepositRow): Promise<void> {
  const { trx, now } = recorder;
  const facts = factsOf(seen, recorder.networkId, row.id);
  const hasMoved = !isSameLog(row, seen);
  if (hasCounted(row)) {
    // It counts once: only its block changes.
    if (hasMoved) await updateDeposit(trx, row.id, facts);
    return closeDropped(trx, row, now);
  }
  if (row.exception_id !== null) {
    if (row.stage !== 'dropped' && !hasMoved) return;
    await holdAgain(trx, row, facts, now);
    await followReview(recorder, row, facts.transferred_at);
    return;
  }
  const locked = recorder.orders.get(row.account);
  if (row.order_id === null || !locked) return;
  if (row.stage !== 'dropped') {
    if (!hasMoved) return;
    await dropFromOrder(recorder, locked, row.id, true);
  }
  await applyOrderEvent(trx, locked, depositEvent(facts), now, { transfer: facts });
  await closeDropped(trx, row, now);
}

/** Stops the clock of an order again whose held transfer is back in the chain. */
async function followReview({ trx, orders, now }: Recorder, row: DepositRow, transferredAt: Date): Promise<void> {
  const held = await trx
    .selectFrom('exceptions')
    .innerJoin('orders', 'orders.id', 'exceptions.order_id')
    .select('exceptions.id')
    .where('exceptions.id', '=', row.exception_id)
    .where('exceptions.kind', '=', 'screened')
    .where('exceptions.closed_at', 'is', null)
    .where('exceptions.token', 'is', null)
    .whereRef('exceptions.network_id', '=', 'orders.network_id')
    .executeTakeFirst();
  const locked = orders.get(row.account);
  if (held && locked) {
    await applyOrderEvent(trx, locked, { type: 'screened', transferredAt: transferredAt.getTime() }, now);
  }
}

/** Records that a transfer left the chain. */
async function recordGone(recorder: Recorder, row: DepositRow): Promise<void> {
  const { trx, now } = recorder;
  const locked = recorder.orders.get(row.account);
  if (row.stage === 'dropped') return;
  if (row.exception_id !== null && !hasCounted(row)) {
    await dropHeld(trx, row, now);
    if (locked) await endReview(trx, locked, now);
    return;
  }
  if (!hasCounted(row) && row.order_id !== null && locked) await dropFromOrder(recorder, locked, row.id, false);
  await openDropped(trx, row, { ...ownerOf(recorder, row.account), hasCounted: hasCounted(row) }, now);
}

/** Serialises transactions that record the same hash: a slow reader and its successor, or two tiers of addresses. */
const lockHash = (trx: Transaction<Database>, networkId: string, hash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${networkId} ${hash}`}, 0))`.execute(trx);

/**
 * Brings the stored deposits of one blockchain transaction in line with the chain, in one database transaction: new transfers are
 * recorded once, those mined again keep their row, and those that are gone count for nothing. Idempotent. With `holdsAll` new transfers
 * become exceptions, and known ones are left alone.
 */
export async function recordTransaction(
  services: Services,
  { networkId, hash, transfers, completeFor }: SeenTransaction,
  { minDeposit, holdsAll = false }: { minDeposit: number; holdsAll?: boolean },
): Promise<void> {
  const seen = transfers.filter(({ transfer }) => transfer.units > 0n);
  const accounts = [...new Set([...seen.map(({ transfer }) => transfer.account), ...completeFor])];
  if (accounts.length === 0) return;
  await services.db.transaction().execute(async (trx) => {
    await lockHash(trx, networkId, hash);
    const orders = await lockOrdersOf(trx, accounts);
    const rows = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('network_id', '=', networkId)
      .where('hash', '=', hash)
      .where('account', 'in', accounts)
      .orderBy('log_index')
      .execute();
    const { found, gone } = match(rows, seen);
    const recorder: Recorder = { trx, services, networkId, orders, minDeposit, holdsAll, now: services.clock.now() };
    const blocks = new Set(seen.map(({ transfer }) => transfer.block.hash));
    for (const row of holdsAll ? [] : gone) {
      // A log missing from the very block it was in is a node's mistake, not a reorganisation.
      if (row.block_hash === null || !blocks.has(row.block_hash)) await recordGone(recorder, row);
    }
    for (const each of seen) {
      const row = found.get(each);
      if (!row) await recordNew(recorder, each);
      else if (!holdsAll) await recordKnown(recorder, each, row);
    }
  });
}
