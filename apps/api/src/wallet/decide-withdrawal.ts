import { decimal } from '@sarraf/domain';
import { record } from '../audit/audit.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { refused, required } from '../desk/refused.ts';
import { needsTwo } from '../desk/two-people.ts';
import { forgetTransfer, typedHash, typeTransfer } from '../desk/typed-transfers.ts';
import { notFound } from '../middleware/http-error.ts';
import { changeWallet } from '../orders/wallet.ts';
import type { Services } from '../services.ts';
import { withdrawalById, withdrawalReply, type WithdrawalView } from './withdrawal-page.ts';

/** What an administrator does with a withdrawal. */
export type WithdrawalDecision =
  | { action: 'claim'; reason: string | undefined }
  | { action: 'refuse'; reason: string | undefined }
  | { action: 'paid'; reason: string | undefined; hash: string };

const AUDITED = { claim: 'withdrawal_claim', paid: 'withdrawal_paid', refuse: 'withdrawal_refuse' } as const;

/** Writes down the transfer that paid it, or is to; the same that waits already is the same. */
async function sent(services: Services, trx: Transaction<Database>, view: WithdrawalView, by: string, typed: string) {
  const now = services.clock.now();
  const hash = typedHash(services, view.network_id, typed);
  const refuse = () => refused(({ desk }) => desk.hashUsed, withdrawalReply(view, by, services), 'hash');
  if (view.transfer_id !== null) {
    if (hash !== view.hash) throw refuse();
    await trx.updateTable('typed_transfers').set({ due_at: now }).where('id', '=', view.transfer_id).execute();
    return view.transfer_id;
  }
  const id = await typeTransfer(trx, {
    purpose: 'withdrawal',
    network_id: view.network_id,
    hash,
    to_account: view.account,
    amount: view.exact,
    typed_by: by,
    typed_at: now,
  });
  if (id === undefined) throw refuse();
  return id;
}

/** Moves a withdrawal on, once: of two administrators one wins, and the other is told how it stands (409). Refused USDT go back. */
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
    throw refused(
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
    if (view.transfer_id !== null) await forgetTransfer(trx, view.transfer_id);
    const about = { user_id: view.user_id, reason: 'withdrawal-refused', withdrawal_id: id, at: now } as const;
    await changeWallet(trx, { ...about, amount: decimal(view.amount) });
  } else {
    const isAgreed = view.approval_by !== null;
    if (isAgreed) required(reason);
    const transferId = await sent(services, trx, view, by, decision.hash);
    if (!isAgreed && (await needsTwo(trx, view.exact))) {
      await set.set({ transfer_id: transferId, approval_by: by, approval_at: now }).execute();
    } else {
      await set.set({ status: 'paid', transfer_id: transferId, finished_at: now, ...nobody }).execute();
    }
  }
  await record(trx, by, { action: AUDITED[action], reason, subject: id }, now);
  const after = await withdrawalById(trx, id);
  if (!after) throw notFound();
  return withdrawalReply(after, by, services);
}
