import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PayoutAttemptsTable, PayoutsTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';
import { apply, type LockedOrder } from './order-store.ts';
import {
  payoutTransition,
  type PayoutEffect,
  type PayoutEvent,
  type PayoutState,
  type PayoutTransition,
} from './payout-machine.ts';

/** A payout as stored. */
export type PayoutRow = Selectable<PayoutsTable>;

/** The machine's view of a stored payout. */
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

const dateOf = (ms: number | undefined | null): Date | null => (ms === undefined || ms === null ? null : new Date(ms));

const columnsOf = (state: PayoutState, row: PayoutRow, now: Date) => ({
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
  accepted_at: state.accepted ? (row.accepted_at ?? now) : null,
  tries: state.tries,
  next_attempt_at: dateOf(state.dueAt),
  finished_at: state.finished ? (row.finished_at ?? now) : null,
});

const UNIQUE_VIOLATION = '23505';

/** Did the database refuse a UTR because another payout got it at the same moment? */
export const isUtrTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  String(error.constraint).includes('utr');

/** Takes a payout for a change; after its order, so that nobody waits in a circle. */
export const lockPayout = (trx: Transaction<Database>, orderId: string): Promise<PayoutRow | undefined> =>
  trx.selectFrom('payouts').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();

/** Writes down what was tried. */
export const recordAttempt = async (
  db: Kysely<Database>,
  attempts: Insertable<PayoutAttemptsTable>[],
): Promise<void> => {
  if (attempts.length > 0) await db.insertInto('payout_attempts').values(attempts).execute();
};

/** Whether a service may be about to pay. */
export const isAsked = (status: PayoutRow['status']): boolean => status === 'sent' || status === 'unknown';

/** Writes down what became of the key a service was asked under: nobody knows whether it pays, or the payout goes another way. */
async function storeKey(trx: Transaction<Database>, row: PayoutRow, state: PayoutState, now: Date): Promise<void> {
  if (state.status === 'unknown') {
    await trx.updateTable('payout_keys').set({ unclear: true }).where('key', '=', row.key).execute();
  } else if (isAsked(row.status) && !isAsked(state.status) && state.status !== 'completed') {
    await trx.updateTable('payout_keys').set({ given_up_at: now }).where('key', '=', row.key).execute();
  } else if (!isAsked(row.status) && isAsked(state.status)) {
    await trx.updateTable('payout_keys').set({ given_up_at: null, due_at: null }).where('key', '=', row.key).execute();
  }
}

async function store(trx: Transaction<Database>, row: PayoutRow, state: PayoutState, now: Date): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ ...columnsOf(state, row, now), leased_until: null })
    .where('order_id', '=', row.order_id)
    .execute();
  await storeKey(trx, row, state, now);
  if (state.vanished && isAsked(row.status) && state.status === 'held') {
    // What had been asked for was not paid: the exception says so.
    await trx
      .updateTable('exceptions')
      .set({ state: 'credited' })
      .where('order_id', '=', row.order_id)
      .where('kind', '=', 'dropped')
      .where('state', '=', 'paid-out')
      .where('closed_at', 'is', null)
      .execute();
  }
}

async function carryOut(
  trx: Transaction<Database>,
  order: LockedOrder,
  effect: PayoutEffect,
  now: Date,
  reference: string | null,
): Promise<void> {
  const isPaid = effect.type === 'complete-order';
  const result = await apply(trx, order, { type: isPaid ? 'payout-completed' : 'payout-failed' }, now);
  if (!result.ok) throw new Error(`order ${order.row.id} expects no payout (${result.reason})`);
  if (!isPaid) return;
  await trx
    .updateTable('orders')
    .set({ transfer_ref: effect.utr ?? reference })
    .where('id', '=', order.row.id)
    .execute();
}

/** Applies an event to a payout that is locked with its order, and stores everything that follows, in the caller's transaction. */
export async function applyPayout(
  trx: Transaction<Database>,
  { order, payout }: { order: LockedOrder; payout: PayoutRow },
  event: PayoutEvent,
  now: Date,
  reference: string | null = null,
): Promise<PayoutTransition> {
  const result = payoutTransition(payoutState(payout), event);
  if (!result.ok) return result;
  await store(trx, payout, result.state, now);
  for (const effect of result.effects) await carryOut(trx, order, effect, now, reference);
  return result;
}

/**
 * Tells the payout of an order that its transfer vanished, is back, or was decided on; the caller has locked the order. Answers the
 * payout's status, undefined where there is none.
 */
export async function followTransfer(
  trx: Transaction<Database>,
  orderId: string,
  type: 'vanished' | 'returned' | 'decided',
  now: Date,
): Promise<PayoutRow['status'] | undefined> {
  const row = await lockPayout(trx, orderId);
  if (!row) return undefined;
  const result = payoutTransition(payoutState(row), { type });
  if (!result.ok) return row.status;
  await store(trx, row, result.state, now);
  return result.state.status;
}
