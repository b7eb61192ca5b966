import { accountOf, awaitsApproval, decimal } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { conflict, requireReason } from './refusal.ts';
import { usdtRequiresApproval } from './approval.ts';
import { deleteReported, markSent } from './reported-transactions.ts';
import { notFound } from '../http-error.ts';
import { endReview } from '../orders/apply-order-event.ts';
import { endReviewOf } from '../orders/deposit-rows.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { MessageOf } from '../messages.ts';
import { applyTransferEvent } from '../payouts/payout-store.ts';
import { insertReceiveOrder } from '../orders/credit-wallet.ts';
import { changeWallet } from '../wallet/balance.ts';
import type { Services } from '../services.ts';
import { exceptionById, exceptionReply, type ExceptionView } from './exception-page.ts';
import { hasOpenDropped, lockException } from '../deposits/exception-store.ts';

/** Decision of an administrator on an exception. */
export type Decision =
  | { action: 'credit' | 'ignore'; reason: string }
  | { action: 'refunded'; reason: string | undefined; hash: string };

const OUTCOMES = {
  credit: { stage: 'credited', resolution: 'credited', audited: 'exception_credit' },
  refunded: { stage: 'refunded', resolution: 'refunded', audited: 'exception_refunded' },
  ignore: { stage: 'kept', resolution: 'ignored', audited: 'exception_ignore' },
} as const;

/** Locks the order, then the exception, as the recording of transactions does. */
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

/** Credits the exception's transfers to the owner's wallet, with a `receive` order. */
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
  await insertReceiveOrder(trx, receive, now);
  await changeWallet(trx, {
    user_id: userId,
    amount: decimal(amount),
    reason: 'exception',
    order_id: view.order_id,
    exception_id: view.id,
    at: now,
  });
}

/** Stores the transaction that refunds an exception to its sender, and returns its id. */
const refund = (services: Services, trx: Transaction<Database>, view: ExceptionView, by: string, hash: string) =>
  markSent(trx, services, {
    waiting: view.refund_id === null ? null : { id: view.refund_id, hash: view.refund_hash },
    hash,
    refuse: () => conflict(({ desk }) => desk.hashUsed, stateOf(view), exceptionReply(view, by), 'hash'),
    transfer: {
      purpose: 'refund',
      network_id: view.network_id,
      token: view.token,
      to_account: view.from_address === null ? null : accountOf(view.from_address),
      amount: view.amount,
      reported_by: by,
    },
  });

const stateOf = ({ closed_at: closedAt }: ExceptionView): string => (closedAt === null ? 'open' : 'closed');

/** Closes an exception: its deposits reach their final stage, and USDT that are credited reach the wallet. */
async function end(
  trx: Transaction<Database>,
  view: ExceptionView,
  { action, reason }: Decision,
  refundId: number | null,
  now: Date,
): Promise<void> {
  const { stage, resolution } = OUTCOMES[action];
  await endReviewOf(trx, view.id, stage, now);
  if (action === 'credit' && view.user_id !== null) await credit(trx, view, view.user_id, now);
  const open = { approval: null, approval_by: null, approval_at: null };
  await trx
    .updateTable('exceptions')
    .set({ ...open, resolution, closed_at: now, note: reason ?? view.note, refund_id: refundId })
    .where('id', '=', view.id)
    .execute();
  if (view.kind === 'dropped' && view.order_id !== null && !(await hasOpenDropped(trx, view.order_id)))
    await applyTransferEvent(trx, view.order_id, 'decided', now);
  if (view.kind === 'screened' && view.order_id !== null) {
    const order = await lockOrder(trx, view.order_id);
    if (order) await endReview(trx, order, now);
  }
  // The refund was reported and is not made: its hash may be used again.
  if (refundId === null && view.refund_id !== null) await deleteReported(trx, view.refund_id);
}

/**
 * Decides on an exception, once: if two administrators decide at the same time, the second gets a 409 with the exception as it is. A
 * decision above the four-eyes limit waits until another administrator makes the same one.
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
    const message: MessageOf = ({ desk }) => (!before.open ? desk.decided : isOwn ? desk.another : desk.notThis);
    throw conflict(message, stateOf(view), before);
  }
  const now = services.clock.now();
  if (view.approval === action) requireReason(reason);
  const mustWait =
    action !== 'ignore' &&
    awaitsApproval({ requested: view.approval !== null, required: await usdtRequiresApproval(trx, view.amount) });
  const refundId = decision.action === 'refunded' ? await refund(services, trx, view, by, decision.hash) : null;
  if (mustWait) {
    const approval = { approval: action, approval_by: by, approval_at: now };
    await trx
      .updateTable('exceptions')
      .set({ ...approval, refund_id: refundId, note: reason ?? null })
      .where('id', '=', id)
      .execute();
  } else await end(trx, view, decision, refundId, now);
  await record(trx, by, { action: OUTCOMES[action].audited, reason, subject: id, awaitsApproval: mustWait }, now);
  const after = await exceptionById(trx, id);
  if (!after) throw notFound();
  return exceptionReply(after, by);
}
