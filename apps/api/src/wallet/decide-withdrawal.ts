import { decimal } from '@sarraf/domain';
import { record } from '../audit/audit.ts';
import { refused } from '../desk/refused.ts';
import { typedHash, typeTransfer } from '../desk/typed-transfers.ts';
import { notFound } from '../middleware/http-error.ts';
import { changeWallet } from '../orders/wallet.ts';
import type { Services } from '../services.ts';
import { withdrawalById, withdrawalReply } from './withdrawal-page.ts';

/** What an administrator does with a withdrawal. */
export type WithdrawalDecision =
  | { action: 'claim'; reason: string | undefined }
  | { action: 'refuse'; reason: string | undefined }
  | { action: 'paid'; reason: string | undefined; hash: string };

const AUDITED = { claim: 'withdrawal_claim', paid: 'withdrawal_paid', refuse: 'withdrawal_refuse' } as const;

/** Moves a withdrawal on, once: of two administrators one wins, and the other is told how it stands (409). Refused USDT go back. */
export async function decideWithdrawal(services: Services, by: string, id: string, decision: WithdrawalDecision) {
  const { db, clock } = services;
  const { action, reason } = decision;
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('withdrawals').select('id').where('id', '=', id).forUpdate().execute();
    const view = await withdrawalById(trx, id);
    if (!view) throw notFound();
    const before = withdrawalReply(view, by, services);
    if (!before.nextActions.includes(action)) {
      const isFinal = view.finished_at !== null;
      const mayClaim = before.nextActions.includes('claim');
      throw refused(
        ({ desk }) =>
          isFinal ? desk.decided : before.screened ? desk.screened : mayClaim ? desk.claimFirst : desk.notYours,
        before,
      );
    }
    const now = clock.now();
    const set = trx.updateTable('withdrawals').where('id', '=', id);
    if (decision.action === 'claim') {
      await set.set({ status: 'claimed', claimed_by: by, claimed_at: now }).execute();
    } else if (decision.action === 'refuse') {
      await set.set({ status: 'refused', reason: reason ?? null, finished_at: now }).execute();
      const about = { user_id: view.user_id, reason: 'withdrawal-refused', withdrawal_id: id, at: now } as const;
      await changeWallet(trx, { ...about, amount: decimal(view.amount) });
    } else {
      const transfer = await typeTransfer(trx, {
        purpose: 'withdrawal',
        network_id: view.network_id,
        hash: typedHash(services, view.network_id, decision.hash),
        to_account: view.account,
        amount: view.exact,
        typed_by: by,
        typed_at: now,
      });
      if (transfer === undefined) throw refused(({ desk }) => desk.hashUsed, before, 'hash');
      await set.set({ status: 'paid', transfer_id: transfer, finished_at: now }).execute();
    }
    await record(trx, by, { action: AUDITED[action], reason, subject: id }, now);
    const after = await withdrawalById(trx, id);
    if (!after) throw notFound();
    return withdrawalReply(after, by, services);
  });
}
