import type { PayoutAction } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Desk actions other than those on payouts; `subject` is the id of the record they change. */
type DeskAction =
  | 'exception_credit'
  | 'exception_refunded'
  | 'exception_ignore'
  | 'withdrawal_claim'
  | 'withdrawal_paid'
  | 'withdrawal_refuse'
  | 'user_block'
  | 'user_unblock'
  | 'user_note'
  | 'user_reset_second_factor'
  | 'bank_statement_imported'
  | 'bank_statement_explained'
  | 'report_export'
  | 'sweep';

/** An action that may need a second administrator. */
interface Approvable {
  /** The action only requested the approval. */
  awaitsApproval?: boolean;
}

/** Action of an administrator, for the audit log. */
export type AuditedAction =
  | { action: 'admin_signed_in' | 'second_factor_proven' | 'recovery_code_used' | 'recovery_codes_renewed' }
  | ({ action: DeskAction; reason?: string | undefined; subject: string } & Approvable)
  | {
      action: 'setting_changed' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed';
      key: string;
      oldValue: unknown;
      newValue: unknown;
    }
  /** Desk action on the payout of an order. */
  | ({ action: `payout_${PayoutAction | 'export' | 'returned'}`; orderId: string; reason: string | null } & Approvable);

/** Columns of the row that name the subject of the action. */
function subjectOf(what: AuditedAction) {
  switch (what.action) {
    case 'admin_signed_in':
    case 'second_factor_proven':
    case 'recovery_code_used':
    case 'recovery_codes_renewed':
      return {};
    case 'setting_changed':
    case 'passkey_added':
    case 'passkey_renamed':
    case 'passkey_removed':
      return { key: what.key, old_value: JSON.stringify(what.oldValue), new_value: JSON.stringify(what.newValue) };
    default:
      return {
        ...('subject' in what ? { subject: what.subject } : { order_id: what.orderId }),
        reason: what.reason ?? null,
        awaits_approval: what.awaitsApproval ?? false,
      };
  }
}

/** Adds an action to the audit log. Call it in the transaction of the action, so that neither is stored without the other. */
export async function record(db: Kysely<Database>, userId: string, what: AuditedAction, now: Date): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: now,
      action: what.action,
      user_id: userId,
      // Copied into the row, so that a later change of the name does not change the log.
      user_name: sql<string | null>`(select name from users where id = ${userId})`,
      user_mobile: sql<string>`(select mobile from users where id = ${userId})`,
      ...subjectOf(what),
    })
    .execute();
}
