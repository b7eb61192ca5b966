import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { aboutOf } from './audit-about.ts';

/** Page of the audit log, newest first: the rows before an id, so that new rows do not shift the pages. */
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
    ...(row.awaits_approval ? { awaitsApproval: true } : {}),
  }));
}
