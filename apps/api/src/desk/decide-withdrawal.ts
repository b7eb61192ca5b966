import { awaitsApproval, decimal } from '@sarraf/domain';
import { record } from '../audit/audit.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { conflict, requireReason } from './refusal.ts';
import { usdtRequiresApproval } from './approval.ts';
import { deleteReported, markSent } from './reported-transactions.ts';
import { notFound } from '../http-error.ts';
import { changeWallet } from '../wallet/balance.ts';
import type { Services } from '../services.ts';
import { withdrawalById, withdrawalReply, type WithdrawalView } from '../wallet/withdrawal-page.ts';

/** Action of an administrator on a withdrawal. */
export type WithdrawalDecision =
  | { action: 'claim'; reason: string | undefined }
  | { action: 'refuse'; reason: string | undefined }
  | { action: 'paid'; reason: string | undefined; hash: string };

const AUDITED = { claim: 'withdrawal_claim', paid: 'withdrawal_paid', refuse: 'withdrawal_refuse' } as const;

/** Stores the transaction that pays a withdrawal, and returns its id. */
const sent = (services: Services, trx: Transaction<Database>, view: WithdrawalView, by: string, hash: string) =>
  markSent(trx, services, {
    waiting: view.transfer_id === null ? null : { id: view.transfer_id, hash: view.hash },
    hash,
    refuse: () => conflict(({ desk }) => desk.hashUsed, view.status, withdrawalReply(view, by, services), 'hash'),
    transfer: {
      purpose: 'withdrawal',
      network_id: view.network_id,
      to_account: view.account,
      amount: view.exact,
      reported_by: by,
    },
  });

/**
 * Decides on a withdrawal, once: if two administrators decide at the same time, the second gets a 409 with the withdrawal as it is.
 * Refused USDT go back to the wallet.
 */
export const decideWithdrawal = (services: Services, by: string, id: string, decision: WithdrawalDecision) =>
  services.db.transaction().execute((trx) => decideWithdrawalIn(trx, services, by, id, decision));

/** {@link decideWithdrawal}, in the caller's transaction. */
export async function decideWithdrawalIn(
  trx: Transaction<Database>,
  services: Services,
  by: string,
  id: string,
  decision: WithdrawalDecision,
) {
  const { action, reason } = decision;
  await trx.selectFrom('withdrawals').select('id').where('id', '=', id).forUpdate().execute();
  const view = await withdrawalById(trx, id);
  if (!view) throw notFound();
  const before = withdrawalReply(view, by, services);
  if (!before.nextActions.includes(action)) {
    const isFinal = view.finished_at !== null;
    const mayClaim = before.nextActions.includes('claim');
    throw conflict(
      ({ desk }) =>
        isFinal
          ? desk.decided
          : view.approval_by === by
            ? desk.another
            : before.screened
              ? desk.screened
              : mayClaim
                ? desk.claimFirst
                : desk.notYours,
      view.status,
      before,
    );
  }
  const now = services.clock.now();
  const set = trx.updateTable('withdrawals').where('id', '=', id);
  const nobody = { approval_by: null, approval_at: null };
  if (decision.action === 'claim') {
    await set.set({ status: 'claimed', claimed_by: by, claimed_at: now }).execute();
  } else if (decision.action === 'refuse') {
    const end = { status: 'refused', reason: reason ?? null, finished_at: now } as const;
    await set.set({ ...end, ...nobody, transfer_id: null }).execute();
    if (view.transfer_id !== null) await deleteReported(trx, view.transfer_id);
    const about = { user_id: view.user_id, reason: 'withdrawal-refused', withdrawal_id: id, at: now } as const;
    await changeWallet(trx, { ...about, amount: decimal(view.amount) });
  } else {
    const requested = view.approval_by !== null;
    if (requested) requireReason(reason);
    const transferId = await sent(services, trx, view, by, decision.hash);
    if (awaitsApproval({ requested, required: await usdtRequiresApproval(trx, view.exact) })) {
      await set.set({ transfer_id: transferId, approval_by: by, approval_at: now }).execute();
    } else {
      await set.set({ status: 'paid', transfer_id: transferId, finished_at: now, ...nobody }).execute();
    }
  }
  const after = await withdrawalById(trx, id);
  if (!after) throw notFound();
  const isRequest = after.approval_by !== null;
  await record(trx, by, { action: AUDITED[action], reason, subject: id, awaitsApproval: isRequest }, now);
  return withdrawalReply(after, by, services);
}
