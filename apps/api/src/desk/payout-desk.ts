import {
  decimal,
  HELD_FOUR_EYES,
  isUtr,
  nextPayoutActions,
  normaliseUtr,
  reasonRequired,
  typedDecimal,
  type PayoutAction,
  type PayoutEvent,
} from '@sarraf/domain';
import type { Kysely, Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { fieldError, notFound } from '../http-error.ts';
import type { MessageOf } from '../messages.ts';
import { recordAttempts } from '../orders/payout-rows.ts';
import { checkNotPaidYet } from '../payouts/check-not-paid-yet.ts';
import { holdScreened } from '../payouts/payout-screening.ts';
import {
  applyPayoutEvent,
  isUtrTaken,
  isUtrUsed,
  lockPayout,
  payoutState,
  type LockedPayout,
} from '../payouts/payout-store.ts';
import { recordReturn } from '../payouts/returns.ts';
import type { Services } from '../services.ts';
import { payoutsPausedMessage } from '../settings/pauses.ts';
import { readSettings } from '../settings/settings.ts';
import { requiresApproval } from './approval.ts';

/** Action of an administrator on a payout. */
export interface DeskRequest {
  action: PayoutAction;
  /** Administrator's id. */
  by: string;
  reason: string | null;
  /** UTR and amount as typed, for `paid` only. An amount that is left out or null is not compared. */
  utr?: string | undefined;
  amount?: number | string | null | undefined;
}

/** Refusal of an action: the payout's state forbids it, or the UTR belongs to another payout. The route replies 409 with the payout. */
export class DeskRefusal extends Error {
  readonly messageOf: MessageOf;
  readonly field: string | undefined;

  constructor(messageOf: MessageOf, field?: string) {
    super('the desk refuses');
    this.messageOf = messageOf;
    this.field = field;
  }
}

const needsReason = () => fieldError('reason', ({ payouts }) => payouts.reason);

async function refusalOf(trx: Transaction<Database>, { payout }: LockedPayout, { by, action }: DeskRequest) {
  if (payout.approval_by === by && action === 'approve') return new DeskRefusal(({ payouts }) => payouts.ownApproval);
  if (payout.claimed_by !== null && payout.claimed_by !== by) {
    const who = await trx
      .selectFrom('users')
      .select(['name', 'mobile'])
      .where('id', '=', payout.claimed_by)
      .executeTakeFirstOrThrow();
    return new DeskRefusal(({ payouts }) => payouts.claimedByOther({ person: who.name ?? who.mobile }));
  }
  const waits = payout.status === 'held' && payout.vanished;
  return new DeskRefusal(({ payouts }) => (waits ? payouts.vanishedFirst : payouts.movedOn));
}

const utrUsed = () => new DeskRefusal(({ payouts }) => payouts.utrUsed, 'utr');

async function eventOf(
  trx: Transaction<Database>,
  { payout }: LockedPayout,
  request: DeskRequest,
  now: Date,
): Promise<PayoutEvent> {
  const { action, by, reason } = request;
  const signed = { by, at: now.getTime() };
  switch (action) {
    case 'paid': {
      const utr = normaliseUtr(request.utr ?? '');
      if (!isUtr(utr)) throw fieldError('utr', ({ payouts }) => payouts.fields.utr);
      const { amount } = request;
      const typed = typeof amount === 'string' ? typedDecimal(amount) : decimal(amount ?? payout.amount);
      if (typed === null || !typed.eq(payout.amount)) {
        throw fieldError('amount', ({ payouts }) => payouts.amountDiffers({ amount: payout.amount }));
      }
      if (await isUtrUsed(trx, utr, payout.order_id)) throw utrUsed();
      return { type: action, ...signed, utr, mustApprove: await requiresApproval(trx, payout.amount) };
    }
    case 'refund':
      return { type: action, ...signed, mustApprove: await requiresApproval(trx, payout.amount) };
    case 'failed':
    case 'hold':
      return { type: action, ...signed, reason: reason ?? '' };
    default:
      return { type: action, ...signed };
  }
}

/** Whether a payout waits for an administrator other than `by`, who reported its return. */
async function isOwnReturn(trx: Transaction<Database>, payout: LockedPayout['payout'], by: string): Promise<boolean> {
  if (payout.held_reason !== HELD_FOUR_EYES) return false;
  const last = await trx
    .selectFrom('payout_returns')
    .select('user_id')
    .where('order_id', '=', payout.order_id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.user_id === by;
}

/** Refusal of an action that begins a payment while payouts are paused; undefined while they are not. */
export async function pausedRefusal(db: Kysely<Database>): Promise<DeskRefusal | undefined> {
  const messageOf = payoutsPausedMessage((await readSettings(db)).payouts_paused);
  return messageOf ? new DeskRefusal(messageOf) : undefined;
}

/** Applies an action to a locked payout, with a row in its attempts and one in the audit log. */
export async function applyAction(
  trx: Transaction<Database>,
  locked: LockedPayout,
  request: DeskRequest,
  now: Date,
): Promise<void> {
  const { action, by, reason } = request;
  const { payout } = locked;
  const before = payoutState(payout);
  if (!nextPayoutActions(before, by, now.getTime()).includes(action)) throw await refusalOf(trx, locked, request);
  const paused = await pausedRefusal(trx);
  if (paused && !nextPayoutActions(before, by, now.getTime(), true).includes(action)) throw paused;
  if (action === 'resume' && (await isOwnReturn(trx, payout, by))) {
    throw new DeskRefusal(({ payouts }) => payouts.ownApproval);
  }
  const isOthers = action === 'release' && (before.claim?.by ?? before.approval?.by) !== by;
  if (isOthers && reason === null) throw needsReason();
  const result = await applyPayoutEvent(trx, locked, await eventOf(trx, locked, request, now), now);
  if (!result.ok) throw await refusalOf(trx, locked, request);
  const isAsking = result.state.approval !== null && before.approval === null;
  const attempt = { order_id: payout.order_id, key: payout.key, at: now, user_id: by };
  const outcome = { reference: result.state.utr, result: isAsking ? 'waits-approval' : null, reason };
  await recordAttempts(trx, [{ ...attempt, what: action, ...outcome }]);
  const audited = { action: `payout_${action}` as const, orderId: payout.order_id, reason };
  await record(trx, by, { ...audited, awaitsApproval: isAsking }, now);
}

/** Runs a change of the desk in a transaction. A UTR that another payout got at the same moment is refused like any other used UTR. */
export async function inDeskTransaction<Result>(
  { db }: Services,
  change: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    if (isUtrTaken(error)) throw utrUsed();
    throw error;
  }
}

/** Return of a payment as an administrator reports it. */
interface ReportedReturn {
  reason: string;
  reference: string | null;
  available: boolean;
  /** UTR of the payment that came back; null is the current one. */
  utr: string | null;
}

/**
 * Records that the bank returned a completed payment, as an administrator reports it. A return that was recorded before, by its UTR or, without
 * one, its reference, is not repeated. Above the approval limit the payout is held until another administrator resumes it.
 */
export async function reportReturn(
  { db, clock }: Services,
  orderId: string,
  by: string,
  { reason, reference, available, utr }: ReportedReturn,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const known = await trx.selectFrom('payouts').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
    if (!known) throw notFound();
    const locked = await lockPayout(trx, orderId);
    if (!locked) throw new DeskRefusal(({ payouts }) => payouts.notPaid);
    const before = await trx.selectFrom('payout_returns').selectAll().where('order_id', '=', orderId).execute();
    // The UTR names the payment; a bank may use one reference for several returns.
    const isKnown = before.some((row) => (utr ? row.utr === utr : reference && row.reference === reference));
    if (isKnown) return;
    if (utr && locked.payout.utr !== utr) throw new DeskRefusal(({ payouts }) => payouts.notPaid);
    const hold = (await requiresApproval(trx, locked.payout.amount)) ? HELD_FOUR_EYES : undefined;
    const told = { reason, available, reference, adapter: null, userId: by, hold };
    const result = await recordReturn(trx, orderId, null, told, now);
    if (result === 'not-paid') throw new DeskRefusal(({ payouts }) => payouts.notPaid);
    if (result === 'recorded') await record(trx, by, { action: 'payout_returned', orderId, reason }, now);
  });
}

/**
 * Performs an administrator's action on a payout. Before an action that pays again the provider is polled; if it had paid after all, the
 * payout is completed instead.
 */
export async function performAction(services: Services, orderId: string, request: DeskRequest): Promise<void> {
  if (request.reason === null && reasonRequired(request.action)) throw needsReason();
  if (request.action === 'claim') await holdScreened(services, [orderId]);
  const settled = await checkNotPaidYet(services, orderId, request.action);
  if (settled === 'paid') return;
  if (settled === 'unclear') throw new DeskRefusal(({ payouts }) => payouts.stillUnclear);
  await inDeskTransaction(services, async (trx) => {
    const locked = await lockPayout(trx, orderId);
    if (!locked) throw notFound();
    await applyAction(trx, locked, request, services.clock.now());
  });
}
