import { decimal, isUtr, normaliseUtr, reasonRequired, typedDecimal, type PayoutAction } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { needsApproval } from '../desk/two-people.ts';
import type { Sentence } from '../messages.ts';
import { fieldError, HttpError, notFound } from '../middleware/http-error.ts';
import type { Services } from '../services.ts';
import type { OrderRow } from './order-reply.ts';
import { lockOrder, type LockedOrder } from './order-store.ts';
import { askBeforePayingAgain } from './payout-keys.ts';
import { nextActions, type PayoutEvent } from './payout-machine.ts';
import { holdListed } from './payout-screening.ts';
import { applyPayout, isUtrTaken, lockPayout, payoutState, recordAttempt, type PayoutRow } from './payout-store.ts';

/** What an administrator asks of the desk. */
export interface DeskRequest {
  action: PayoutAction;
  /** Whose hands. */
  by: string;
  reason: string | null;
  /** As typed; of `paid` only. An amount that is left out or null is not compared. */
  utr?: string | undefined;
  amount?: number | string | null | undefined;
}

/** The state forbids it, or the UTR is another's: nothing changed. The route shows the payout as it is. */
export class DeskRefusal extends Error {
  readonly sentence: Sentence;
  readonly field: string | undefined;

  constructor(sentence: Sentence, field?: string) {
    super('the desk refuses');
    this.sentence = sentence;
    this.field = field;
  }
}

const needsReason = () => fieldError('reason', ({ payouts }) => payouts.reason);

/** A payout locked with its order. */
export interface LockedPayout {
  order: LockedOrder;
  payout: PayoutRow;
}

/** Takes a payout and its order for a change. */
export async function lockBoth(trx: Transaction<Database>, orderId: string): Promise<LockedPayout | undefined> {
  const order = await lockOrder(trx, orderId);
  const payout = order && (await lockPayout(trx, orderId));
  return payout && { order, payout };
}

async function forbidden(trx: Transaction<Database>, { payout }: LockedPayout, { by, action }: DeskRequest) {
  if (payout.approval_by === by && action === 'approve') return new DeskRefusal(({ payouts }) => payouts.ownApproval);
  if (payout.claimed_by !== null && payout.claimed_by !== by) {
    const who = await trx
      .selectFrom('users')
      .select(['name', 'mobile'])
      .where('id', '=', payout.claimed_by)
      .executeTakeFirstOrThrow();
    return new DeskRefusal(({ payouts }) => payouts.inOtherHands({ person: who.name ?? who.mobile }));
  }
  const waits = payout.status === 'held' && payout.vanished;
  return new DeskRefusal(({ payouts }) => (waits ? payouts.vanishedFirst : payouts.movedOn));
}

const utrUsed = () => new DeskRefusal(({ payouts }) => payouts.utrUsed, 'utr');

/** The UTR is written down with another payout, paid or reserved. */
export const isUtrUsed = async (trx: Transaction<Database>, utr: string, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('payouts')
    .select('order_id')
    .where('utr', '=', utr)
    .where('order_id', '<>', orderId)
    .executeTakeFirst()) !== undefined;

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
      return { type: action, ...signed, utr, mustApprove: await needsApproval(trx, payout.amount) };
    }
    case 'refund':
      return { type: action, ...signed, mustApprove: await needsApproval(trx, payout.amount) };
    case 'failed':
    case 'hold':
      return { type: action, ...signed, reason: reason ?? '' };
    default:
      return { type: action, ...signed };
  }
}

/** Does what was asked with a payout that is locked, and writes it down: an attempt, and one row of the record. */
export async function performLocked(
  trx: Transaction<Database>,
  locked: LockedPayout,
  request: DeskRequest,
  now: Date,
): Promise<void> {
  const { action, by, reason } = request;
  const { payout } = locked;
  const before = payoutState(payout);
  if (!nextActions(before, by, now.getTime()).includes(action)) throw await forbidden(trx, locked, request);
  const isOthers = action === 'release' && (before.claim?.by ?? before.approval?.by) !== by;
  if (isOthers && reason === null) throw needsReason();
  const result = await applyPayout(trx, locked, await eventOf(trx, locked, request, now), now);
  if (!result.ok) throw await forbidden(trx, locked, request);
  const isAsking = result.state.approval !== null && before.approval === null;
  const attempt = { order_id: payout.order_id, key: payout.key, at: now, user_id: by };
  const told = { reference: result.state.utr, result: isAsking ? 'waits-approval' : null, reason };
  await recordAttempt(trx, [{ ...attempt, what: action, ...told }]);
  await record(trx, by, { action: `payout_${action}`, orderId: payout.order_id, reason }, now);
}

/** Runs a change of the desk in a transaction. A UTR that another payout got at the same moment is refused like any other used one. */
export async function atTheDesk<Result>(
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

/** Whether an act would have rupees leave under another key, or the USDT go back to the wallet. */
async function paysAgain({ db }: Services, orderId: string, action: PayoutAction | 'account'): Promise<boolean> {
  const payout = await db
    .selectFrom('payouts')
    .select(['status', 'approval', 'vanished'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!payout || payout.vanished || (payout.status !== 'failed' && payout.status !== 'held')) return false;
  if (action === 'approve') return payout.approval === 'refund';
  return action === 'retry' || action === 'refund' || action === 'account';
}

/** One act of an administrator on one payout. What a service may have paid after all is asked for first; where it was paid, that is the end. */
export async function perform(services: Services, orderId: string, request: DeskRequest): Promise<void> {
  if (request.reason === null && reasonRequired(request.action)) throw needsReason();
  if (request.action === 'claim') await holdListed(services, [orderId]);
  if (await paysAgain(services, orderId, request.action)) {
    const settled = await askBeforePayingAgain(services, orderId);
    if (settled === 'paid') return;
    if (settled === 'unclear') throw new DeskRefusal(({ payouts }) => payouts.stillUnclear);
  }
  await atTheDesk(services, async (trx) => {
    const locked = await lockBoth(trx, orderId);
    if (!locked) throw notFound();
    await performLocked(trx, locked, request, services.clock.now());
  });
}

/** What came of choosing another account: it is paid there, the first had been paid after all, nobody knows yet, or it is in somebody's hands. */
export type AccountChoice = 'chosen' | 'paid' | 'unclear' | 'in-hands';

const isOwn = (row: OrderRow | undefined, sellerId: string): boolean =>
  row?.user_id === sellerId && row.type === 'sell' && !row.deleted;

/** Puts a refused payout to another account of its seller: the same order, one payment. */
export async function chooseAccount(
  services: Services,
  sellerId: string,
  orderId: string,
  bankAccountId: string,
): Promise<AccountChoice> {
  const { db, clock } = services;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!isOwn(row, sellerId)) throw notFound();
  const bank = await db
    .selectFrom('banks')
    .select('id')
    .where('id', '=', bankAccountId)
    .where('user_id', '=', sellerId)
    .executeTakeFirst();
  if (!bank) {
    const unknown: Sentence = ({ sell }) => sell.unknownAccount;
    throw new HttpError(404, unknown, { errors: { bankAccountId: unknown } });
  }
  if (await paysAgain(services, orderId, 'account')) {
    const settled = await askBeforePayingAgain(services, orderId);
    if (settled !== 'not-paid') return settled;
  }
  return db.transaction().execute(async (trx): Promise<AccountChoice> => {
    const order = await lockOrder(trx, orderId);
    const payout = order && (await lockPayout(trx, orderId));
    if (!payout) return 'in-hands';
    const now = clock.now();
    const result = await applyPayout(trx, { order, payout }, { type: 'account' }, now);
    if (!result.ok) return 'in-hands';
    await trx.updateTable('orders').set({ bank_account_id: bank.id }).where('id', '=', orderId).execute();
    const attempt = { order_id: orderId, key: payout.key, at: now, user_id: sellerId };
    await recordAttempt(trx, [{ ...attempt, what: 'payout-account' }]);
    return 'chosen';
  });
}
