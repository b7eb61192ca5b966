import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { MessagesTable } from '../db/message-tables.ts';
import type { Database } from '../db/schema.ts';
import { backOff } from '../back-off.ts';
import type { SendResult } from '../providers/messenger.ts';

/** Message as stored. */
export type MessageRow = Selectable<MessagesTable>;

// Everything that writes to `messages` is in this file, except that `tidyUp` deletes old ones.

/** Longest back-off between two sends, in milliseconds. A code lives for some minutes only. */
const MAX_BACKOFF_MS = { code: 10_000, status: 600_000 } as const;

/** Whether a message contains a one-time code. */
export const isCode = ({ template }: Pick<MessageRow, 'template'>): boolean => template === 'code';

/** Inserts a message, unless its thread already has one for this channel; then undefined. */
export const insertMessage = (db: Kysely<Database>, row: Insertable<MessagesTable>): Promise<MessageRow | undefined> =>
  db
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Message about an order, for its seller. */
interface NewOrderMessage {
  id: string;
  thread: string;
  template: string;
  values: Record<string, string>;
  order: { id: string; user_id: string };
  now: Date;
  expiresAt: Date;
}

/** Queues a message for a seller who wants messages, unless its thread has one. One statement, since many orders can end at once. */
export const insertOrderMessage = async (db: Kysely<Database>, message: NewOrderMessage): Promise<void> => {
  const { id, thread, template, values, order, now, expiresAt } = message;
  await sql`insert into messages
      (id, thread, to_mobile, template, "values", user_id, order_id, language, status, created_at, next_attempt_at, expires_at)
    select ${id}, ${thread}, mobile, ${template}, ${JSON.stringify(values)}::jsonb, id, ${order.id}, language, 'queued',
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from users where id = ${order.user_id} and order_messages
      and not exists (select 1 from messages as before where before.thread = ${thread})
    on conflict do nothing`.execute(db);
};

/** Columns that a channel's reply changes. A code whose send was unclear is never sent again; a refusal of rate ends it too. */
function columnsOf(row: MessageRow, result: SendResult, now: Date) {
  if (result.ok) {
    const delivered = result.delivered === true ? { status: 'delivered' as const, delivered_at: now } : undefined;
    return { status: 'accepted' as const, ...delivered, provider_id: result.id, refusal: null, reason: null };
  }
  const { reason } = result;
  const refusal = result.isAccount ? 'account' : result.refusal;
  const next = new Date(now.getTime() + backOff(row.tries, isCode(row) ? MAX_BACKOFF_MS.code : MAX_BACKOFF_MS.status));
  const mayRetry = result.retry && next < row.expires_at && !(isCode(row) && result.refusal === 'rate');
  if (mayRetry) return { status: 'queued' as const, next_attempt_at: next, refusal, reason };
  return { status: result.refusal === 'unclear' ? ('unclear' as const) : ('failed' as const), refusal, reason };
}

/** Records a channel's reply; undefined if a delivery report was faster. */
export const recordResult = (
  db: Kysely<Database>,
  row: MessageRow,
  result: SendResult,
  now: Date,
): Promise<MessageRow | undefined> =>
  db
    .updateTable('messages')
    .set({ ...columnsOf(row, result, now), sent_at: now, leased_until: null })
    .where('id', '=', row.id)
    .where('status', '=', 'sending')
    .returningAll()
    .executeTakeFirst();

/** Stops retries of a code over other channels, once a channel has taken it. */
export const dropRetries = async (db: Kysely<Database>, thread: string): Promise<void> =>
  void (await db
    .updateTable('messages')
    .set({ status: 'dropped' })
    .where('thread', '=', thread)
    .where('status', '=', 'queued')
    .execute());

/**
 * Claims due messages for this process; they are `sending` from here on. Of several messages to one number over one channel only one is
 * claimed, and none within `spacingMs` of the last: WhatsApp refuses a second message to a person within seconds. Codes first. Nothing for a
 * seller who has switched the messages off meanwhile.
 */
export async function claimDue(
  db: Kysely<Database>,
  { first, lease, now, limit, spacingMs }: { first: string; lease: Date; now: Date; limit: number; spacingMs: number },
): Promise<MessageRow[]> {
  return db.transaction().execute(async (trx) => {
    const { rows: due } = await sql<MessageRow>`
      select * from messages as due
      where status = 'queued' and (next_attempt_at is null or next_attempt_at <= ${now}) and expires_at > ${now}
        and (user_id is null or exists (select 1 from users where users.id = due.user_id and order_messages))
        and (template = 'code' or not exists (
          select 1 from messages as other
          where other.to_mobile = due.to_mobile and other.channel = coalesce(due.channel, ${first}) and other.id <> due.id
            and (other.status = 'sending' or other.sent_at > ${new Date(now.getTime() - spacingMs)})))
      order by (template = 'code') desc, created_at, id limit ${limit} for update skip locked`.execute(trx);
    const receivers = new Set<string>();
    const claimed: MessageRow[] = [];
    for (const row of due) {
      const channel = row.channel ?? first;
      const receiver = `${channel} ${row.to_mobile}`;
      if (!isCode(row) && receivers.has(receiver)) continue;
      receivers.add(receiver);
      claimed.push(
        await trx
          .updateTable('messages')
          .set({ status: 'sending', channel, leased_until: lease, tries: row.tries + 1 })
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    }
    return claimed;
  });
}

/**
 * Ends what is over: messages that expired, or that their seller no longer wants; codes that are no longer valid; and sends whose process ended
 * before it recorded the reply. Of those, a status message is sent again, once; a code never is.
 */
export async function closeOverdueMessages(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`update messages set leased_until = null,
      status = case when template = 'code' or lost then 'unclear' else 'queued' end, lost = true, next_attempt_at = ${now}
    where status = 'sending' and leased_until <= ${now}`.execute(db);
  await sql`update messages set sealed_code = null, status = case when status = 'queued' then 'dropped' else status end
    where sealed_code is not null and (expires_at <= ${now} or (code_id is not null and not exists (
      select 1 from codes where codes.id = messages.code_id and consumed_at is null and tries_left > 0)))`.execute(db);
  await db
    .updateTable('messages')
    .set({ status: 'dropped' })
    .where('status', '=', 'queued')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row('user_id', 'in', row.selectFrom('users').select('id').where('order_messages', '=', false)),
      ]),
    )
    .execute();
}

/** Delivery report of a service. */
export interface DeliveryReport {
  status: 'accepted' | 'delivered' | 'failed';
  refusal?: string | undefined;
  reason?: string | undefined;
}

/** Statuses that a report replaces: a delivery beats a failure, and a failure beats an acceptance (ADR 46). */
const REPLACED = {
  accepted: ['queued', 'sending', 'unclear'],
  failed: ['queued', 'sending', 'unclear', 'accepted'],
  delivered: ['queued', 'sending', 'unclear', 'accepted', 'failed', 'dropped'],
} as const;

/** Applies a delivery report to a message, found by our id or else the service's; undefined if it changes nothing. */
export async function applyReport(
  db: Kysely<Database>,
  message: { id: string | null; providerId: string | null; channel: string },
  { status, refusal, reason }: DeliveryReport,
  now: Date,
): Promise<MessageRow | undefined> {
  const column = message.id === null ? ('provider_id' as const) : ('id' as const);
  const value = message.id ?? message.providerId;
  // Postgres stores no NUL in a text, so no message has such an id.
  if (value === null || value.includes('\0') || message.providerId?.includes('\0')) return undefined;
  const failure =
    status === 'failed' ? { refusal: refusal ?? 'recipient', reason: reason ?? null, failed_at: now } : {};
  return db
    .updateTable('messages')
    .set({
      status,
      ...failure,
      leased_until: null,
      sent_at: sql<Date>`coalesce(sent_at, ${now}::timestamptz)`,
      ...(status === 'delivered' ? { delivered_at: now } : {}),
      ...(message.providerId === null ? {} : { provider_id: message.providerId }),
    })
    .where(column, '=', value)
    .where('channel', '=', message.channel)
    .where('status', 'in', REPLACED[status])
    .returningAll()
    .executeTakeFirst();
}
