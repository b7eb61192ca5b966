import { payoutTransition, type PayoutEvent, type PayoutState, type PayoutTransition } from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { applyOrderEvent } from '../orders/apply-order-event.ts';
import { noticePayoutProblem } from '../orders/order-notices.ts';
import { lockOrder, type LockedOrder } from '../orders/order-store.ts';
import { updatePayout, type PayoutRow } from '../orders/payout-rows.ts';

/** State of a stored payout, as the state machine needs it. */
export const payoutState = (row: PayoutRow): PayoutState => ({
  status: row.status,
  claim: row.claimed_by !== null && row.claimed_at ? { by: row.claimed_by, at: row.claimed_at.getTime() } : null,
  approval:
    row.approval !== null && row.approval_by !== null && row.approval_at
      ? { of: row.approval, by: row.approval_by, at: row.approval_at.getTime() }
      : null,
  utr: row.utr,
  problem:
    row.problem_reason !== null && row.problem_at ? { reason: row.problem_reason, at: row.problem_at.getTime() } : null,
  heldReason: row.held_reason,
  vanished: row.vanished,
  desk: row.desk,
  attempt: row.attempt,
  accepted: row.accepted_at !== null,
  tries: row.tries,
  dueAt: row.next_attempt_at?.getTime() ?? null,
  finished: row.finished_at !== null,
});

/** Whether the provider may pay in this status. */
export const mayBePaidByProvider = (status: PayoutRow['status']): boolean => status === 'sent' || status === 'unknown';

const dateOf = (ms: number | undefined | null): Date | null => (ms === undefined || ms === null ? null : new Date(ms));

/** Key of the payment that completes a payout: the provider's, or the UTR of an administrator's payment. */
const paymentKey = (row: PayoutRow, state: PayoutState): string =>
  mayBePaidByProvider(row.status) ? row.key : (state.utr ?? row.key);

const columnsOf = (state: PayoutState, row: PayoutRow, now: Date, paidKey: string) => ({
  status: state.status,
  claimed_by: state.claim?.by ?? null,
  claimed_at: dateOf(state.claim?.at),
  approval: state.approval?.of ?? null,
  approval_by: state.approval?.by ?? null,
  approval_at: dateOf(state.approval?.at),
  utr: state.utr,
  problem_reason: state.problem?.reason ?? null,
  problem_at: dateOf(state.problem?.at),
  held_reason: state.heldReason,
  vanished: state.vanished,
  desk: state.desk,
  attempt: state.attempt,
  // The first key is the order's own id.
  key: state.attempt === 1 ? row.order_id : `${row.order_id}-${state.attempt}`,
  sent_at: row.status === 'queued' && state.status === 'sent' ? now : row.sent_at,
  accepted_at: state.accepted ? (row.accepted_at ?? now) : null,
  tries: state.tries,
  next_attempt_at: dateOf(state.dueAt),
  finished_at: state.finished ? (row.finished_at ?? now) : null,
  paid_key: state.status === 'completed' ? (row.paid_key ?? paidKey) : null,
});

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a UTR because another payout got it at the same moment. */
export const isUtrTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  String(error.constraint).includes('utr');

/** Whether another payment has this UTR: paid, awaiting approval, or returned by the bank, even if of the same payout. */
export async function isUtrUsed(trx: Transaction<Database>, utr: string, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payouts where utr = ${utr} and order_id <> ${orderId}
    union all select 1 from payout_returns where utr = ${utr} and of_payout`.execute(trx);
  return rows.length > 0;
}

/** Payout locked with its order. */
export interface LockedPayout {
  order: LockedOrder;
  payout: PayoutRow;
}

/** Locks a payout, always after its order, so that two transactions cannot deadlock. Undefined where there is none. */
export async function lockPayout(trx: Transaction<Database>, orderId: string): Promise<LockedPayout | undefined> {
  const order = await lockOrder(trx, orderId);
  const payout = order && (await lockPayoutRow(trx, orderId));
  return payout && { order, payout };
}

const lockPayoutRow = (trx: Transaction<Database>, orderId: string): Promise<PayoutRow | undefined> =>
  trx.selectFrom('payouts').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();

/** Stores what became of the attempt's key: it is in use, unclear, or abandoned because the payout goes another way. */
async function storeKey(trx: Transaction<Database>, row: PayoutRow, state: PayoutState, now: Date): Promise<void> {
  const [was, is] = [mayBePaidByProvider(row.status), mayBePaidByProvider(state.status)];
  if (is && !was) {
    const used = { asked_at: now, given_up_at: null, due_at: null };
    await trx
      .insertInto('payout_keys')
      .values({ key: row.key, order_id: row.order_id, ...used })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(used))
      .execute();
  } else if (state.status === 'unknown') {
    await trx.updateTable('payout_keys').set({ unclear: true }).where('key', '=', row.key).execute();
  } else if (was && !is && state.status !== 'completed') {
    await trx.updateTable('payout_keys').set({ given_up_at: now }).where('key', '=', row.key).execute();
  }
}

/** Milliseconds between two polls about a completed payment. */
export const DAY_MS = 86_400_000;

/** Remembers that the payment of a key was completed: the provider is polled about it, since a bank may return it. */
export const watchPayment = async (
  trx: Transaction<Database>,
  key: string,
  now: Date,
  firstMs = DAY_MS,
): Promise<void> =>
  void (await trx
    .updateTable('payout_keys')
    .set({ completed_at: now, due_at: new Date(now.getTime() + firstMs), leased_until: null })
    .where('key', '=', key)
    .execute());

/**
 * Stores the new state of a payout and returns its row. `lease`: a worker has claimed the payout until then. `paidKey`: key of the payment
 * that completes it.
 */
export async function storePayout(
  trx: Transaction<Database>,
  row: PayoutRow,
  state: PayoutState,
  now: Date,
  { lease, paidKey = paymentKey(row, state) }: { lease?: Date | undefined; paidKey?: string | undefined } = {},
): Promise<PayoutRow> {
  const claim = lease ? { leased_until: lease, asked_at: now } : { leased_until: null };
  const stored = await updatePayout(trx, row.order_id, { ...columnsOf(state, row, now, paidKey), ...claim });
  await storeKey(trx, row, state, now);
  if (state.status === 'completed' && row.status !== 'completed') await watchPayment(trx, paidKey, now);
  if (state.vanished && mayBePaidByProvider(row.status) && state.status === 'held') {
    // The provider did not pay after all: the exception of the missing deposit says so.
    await trx
      .updateTable('exceptions')
      .set({ state: 'credited' })
      .where('order_id', '=', row.order_id)
      .where('kind', '=', 'dropped')
      .where('state', '=', 'paid-out')
      .where('closed_at', 'is', null)
      .execute();
  }
  return stored;
}

/** Event of the order for each effect of its payout. */
const ORDER_EVENTS = {
  'complete-order': 'payout-completed',
  'refund-order': 'payout-failed',
  'return-order': 'payout-returned',
} as const;

/** What is known of the payment that an event is about: the provider's own id of it, and its key if that is not the payout's current one. */
interface PaymentFacts {
  reference?: string | null;
  key?: string;
}

/** Applies an event to a locked payout and stores the new state and its effects, in the caller's transaction. */
export async function applyPayoutEvent(
  trx: Transaction<Database>,
  { order, payout }: LockedPayout,
  event: PayoutEvent,
  now: Date,
  { reference = null, key }: PaymentFacts = {},
): Promise<PayoutTransition> {
  const result = payoutTransition(payoutState(payout), event);
  if (!result.ok) return result;
  await storePayout(trx, payout, result.state, now, { paidKey: key });
  const isProblem = event.type === 'failed' || event.type === 'reply';
  if (isProblem && result.state.problem && result.state.problem.at !== payout.problem_at?.getTime()) {
    await noticePayoutProblem(trx, order.row, payout.attempt, now);
  }
  for (const effect of result.effects) {
    const facts = {
      ...(effect.type === 'complete-order' ? { transferRef: effect.utr ?? reference } : {}),
      ...(effect.type === 'return-order' ? { returnReason: effect.reason } : {}),
    };
    const { ok } = await applyOrderEvent(trx, order, { type: ORDER_EVENTS[effect.type] }, now, facts);
    if (!ok) throw new Error(`order ${order.row.id} expects no payout`);
  }
  return result;
}

/**
 * Applies to an order's payout that a deposit left the chain, is back, or was decided on; the caller has locked the order. Returns the
 * payout's status, undefined where there is no payout.
 */
export async function applyTransferEvent(
  trx: Transaction<Database>,
  orderId: string,
  type: 'vanished' | 'reappeared' | 'decided',
  now: Date,
): Promise<PayoutRow['status'] | undefined> {
  const row = await lockPayoutRow(trx, orderId);
  if (!row) return undefined;
  const result = payoutTransition(payoutState(row), { type });
  if (!result.ok) return row.status;
  await storePayout(trx, row, result.state, now);
  return result.state.status;
}
