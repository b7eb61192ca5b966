import { decimal, accountOf } from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { refused, required } from '../desk/refused.ts';
import { needsTwo } from '../desk/two-people.ts';
import { forgetTransfer, typedHash, typeTransfer } from '../desk/typed-transfers.ts';
import { notFound } from '../middleware/http-error.ts';
import { endReview } from '../orders/order-store.ts';
import { followTransfer } from '../orders/payout-store.ts';
import { changeWallet, receiveOrder } from '../orders/wallet.ts';
import type { Services } from '../services.ts';
import { exceptionById, exceptionReply, type ExceptionView } from './exception-page.ts';
import { hasOpenDropped, lockException } from './exception-store.ts';

/** What an administrator decided. */
export type Decision =
  | { action: 'credit' | 'ignore'; reason: string }
  | { action: 'refunded'; reason: string | undefined; hash: string };

const OUTCOMES = {
  credit: { stage: 'credited', resolution: 'credited', audited: 'exception_credit' },
  refunded: { stage: 'refunded', resolution: 'refunded', audited: 'exception_refunded' },
  ignore: { stage: 'kept', resolution: 'ignored', audited: 'exception_ignore' },
} as const;

/** Takes the order, then the exception: in the order in which the readers of the chains take them. */
async function lock(trx: Transaction<Database>, id: string): Promise<ExceptionView> {
  const known = await trx.selectFrom('exceptions').select('order_id').where('id', '=', id).executeTakeFirst();
  if (!known) throw notFound();
  if (known.order_id !== null)
    await trx.selectFrom('orders').select('id').where('id', '=', known.order_id).forUpdate().execute();
  await lockException(trx, id);
  const view = await exceptionById(trx, id);
  if (!view) throw notFound();
  return view;
}

/** The owner's wallet gets what arrived, and a `receive` says so. */
async function credit(trx: Transaction<Database>, view: ExceptionView, userId: string, now: Date): Promise<void> {
  const first = await trx
    .selectFrom('deposits')
    .select('id')
    .where('exception_id', '=', view.id)
    .where('stage', '=', 'credited')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { network_id, address, hash, amount } = view;
  const receive = { user_id: userId, network_id, address, hash, quantity: amount, source_deposit_id: first.id };
  await receiveOrder(trx, receive, now);
  await changeWallet(trx, {
    user_id: userId,
    amount: decimal(amount),
    reason: 'exception',
    order_id: view.order_id,
    exception_id: view.id,
    at: now,
  });
}

/** Writes down the transfer that sent it back, or is to: to its sender, where there is one. The same that waits already is the same. */
async function refund(services: Services, trx: Transaction<Database>, view: ExceptionView, by: string, typed: string) {
  const now = services.clock.now();
  const hash = typedHash(services, view.network_id, typed);
  const refuse = () => refused(({ desk }) => desk.hashUsed, exceptionReply(view, by), 'hash');
  if (view.refund_id !== null) {
    if (hash !== view.refund_hash) throw refuse();
    await trx.updateTable('typed_transfers').set({ due_at: now }).where('id', '=', view.refund_id).execute();
    return view.refund_id;
  }
  const id = await typeTransfer(trx, {
    purpose: 'refund',
    network_id: view.network_id,
    hash,
    token: view.token,
    to_account: view.from_address === null ? null : accountOf(view.from_address),
    amount: view.amount,
    typed_by: by,
    typed_at: now,
  });
  if (id === undefined) throw refuse();
  return id;
}

/** Ends an exception: its transfers reach their last stage, and a wallet its USDT. */
async function end(
  trx: Transaction<Database>,
  view: ExceptionView,
  { action, reason }: Decision,
  refundId: number | null,
  now: Date,
): Promise<void> {
  const { stage, resolution } = OUTCOMES[action];
  await trx
    .updateTable('deposits')
    .set({ stage, ...(stage === 'credited' ? { wallet_amount: sql<string>`amount`, credited_at: now } : {}) })
    .where('exception_id', '=', view.id)
    .where('stage', '=', 'review')
    .execute();
  if (action === 'credit' && view.user_id !== null) await credit(trx, view, view.user_id, now);
  const open = { approval: null, approval_by: null, approval_at: null };
  await trx
    .updateTable('exceptions')
    .set({ ...open, resolution, closed_at: now, note: reason ?? view.note, refund_id: refundId })
    .where('id', '=', view.id)
    .execute();
  if (view.kind === 'dropped' && view.order_id !== null && !(await hasOpenDropped(trx, view.order_id)))
    await followTransfer(trx, view.order_id, 'decided', now);
  if (view.kind === 'screened' && view.order_id !== null) await endReview(trx, view.order_id, now);
  // A refund that was asked for and is not made: its hash may be typed again.
  if (refundId === null && view.refund_id !== null) await forgetTransfer(trx, view.refund_id);
}

/**
 * Decides on an exception, once: of two administrators one wins, and the other is told what became of it (409). What is worth more than
 * one may decide on waits until another does the same.
 */
export const decide = (services: Services, by: string, id: string, decision: Decision) =>
  services.db.transaction().execute((trx) => decideIn(trx, services, by, id, decision));

/** {@link decide}, in the caller's transaction. */
export async function decideIn(
  trx: Transaction<Database>,
  services: Services,
  by: string,
  id: string,
  decision: Decision,
) {
  const { action, reason } = decision;
  const view = await lock(trx, id);
  const before = exceptionReply(view, by);
  if (!before.nextActions.includes(action)) {
    const isOwn = view.approval_by === by;
    throw refused(({ desk }) => (!before.open ? desk.decided : isOwn ? desk.another : desk.notThis), before);
  }
  const now = services.clock.now();
  if (view.approval === action) required(reason);
  const mustWait = view.approval === null && action !== 'ignore' && (await needsTwo(trx, view.amount));
  const refundId = decision.action === 'refunded' ? await refund(services, trx, view, by, decision.hash) : null;
  if (mustWait) {
    const approval = { approval: action, approval_by: by, approval_at: now };
    await trx
      .updateTable('exceptions')
      .set({ ...approval, refund_id: refundId, note: reason ?? null })
      .where('id', '=', id)
      .execute();
  } else await end(trx, view, decision, refundId, now);
  await record(trx, by, { action: OUTCOMES[action].audited, reason, subject: id }, now);
  const after = await exceptionById(trx, id);
  if (!after) throw notFound();
  return exceptionReply(after, by);
}
