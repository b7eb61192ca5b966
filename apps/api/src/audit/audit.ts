import type { PayoutAction } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import { aboutOf } from './audit-about.ts';
import type { Database } from '../db/schema.ts';

/** What the desk does beside payouts; `subject` is the id of what it was done to. */
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
  | 'sweep';

/** What an administrator did. */
export type AuditedAction =
  | { action: 'admin_signed_in' }
  | { action: DeskAction; reason?: string | undefined; subject: string }
  | { action: 'setting_changed'; key: string; oldValue: unknown; newValue: unknown }
  /** An act of the desk on the payout of an order. */
  | { action: `payout_${PayoutAction | 'export'}`; orderId: string; reason: string | null };

/** The columns of a row that say what it was about. */
function subjectOf(what: AuditedAction) {
  switch (what.action) {
    case 'admin_signed_in':
      return {};
    case 'setting_changed':
      return { key: what.key, old_value: JSON.stringify(what.oldValue), new_value: JSON.stringify(what.newValue) };
    default:
      return 'subject' in what
        ? { subject: what.subject, reason: what.reason ?? null }
        : { order_id: what.orderId, reason: what.reason };
  }
}

/** Writes down what an administrator did; in the transaction that does it, so that neither is there without the other. */
export async function record(db: Kysely<Database>, userId: string, what: AuditedAction, now: Date): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: now,
      action: what.action,
      user_id: userId,
      // The name as it is now becomes part of the row: a later change of it changes no row.
      user_name: sql<string | null>`(select name from users where id = ${userId})`,
      user_mobile: sql<string>`(select mobile from users where id = ${userId})`,
      ...subjectOf(what),
    })
    .execute();
}

/** One page of the record, newest first: the rows before an id, by the primary key, so that new rows shift none. */
export async function auditPage(db: Kysely<Database>, before: number | undefined, limit: number) {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const about = await aboutOf(db, rows);
  return rows.map((row) => ({
    _id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    user: { _id: row.user_id, name: row.user_name ?? '', mobile: row.user_mobile },
    ...(row.key === null ? {} : { key: row.key, oldValue: row.old_value, newValue: row.new_value }),
    ...(about.has(row.id)
      ? { key: row.subject ?? row.order_id, newValue: row.reason, about: about.get(row.id), reason: row.reason }
      : {}),
  }));
}
