import { newId } from '../db/new-id.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { KeyRing } from '../codes/key-ring.ts';
import type { Database } from '../db/schema.ts';
import {
  isStatusTemplate,
  type Channel,
  type ChannelName,
  type OutgoingMessage,
  type SendResult,
} from '../providers/messenger.ts';
import type { Clock } from '../providers/providers.ts';
import { withTimeout } from '../providers/with-timeout.ts';
import type { Services } from '../services.ts';
import { insertMessage, isCode, recordResult, type MessageRow } from './message-rows.ts';
import { openCode } from './seal-code.ts';

/** A process that sends a message has this long beyond the time-out to record the reply. */
const SPARE_LEASE_MS = 15_000;

/** What sending needs. */
export interface Sender {
  db: Kysely<Database>;
  clock: Clock;
  log: Logger;
  /** Keys under which the codes in the outbox are encrypted. */
  secrets: KeyRing;
  channels: readonly Channel[];
  /** Time-out of one send, in milliseconds. */
  timeoutMs: number;
}

/** Sender of a server. */
export const senderOf = ({ db, clock, log, config, messenger }: Services): Sender => ({
  ...{ db, clock, log, secrets: config.secrets, channels: messenger.channels, timeoutMs: config.messages.timeoutMs },
});

/** End of the lease of a send that begins now. */
export const leaseOf = ({ clock, timeoutMs }: Sender): Date =>
  new Date(clock.now().getTime() + timeoutMs + SPARE_LEASE_MS);

/** Result of a send without a clear reply. */
const unclear = (reason: string): SendResult => ({
  ok: false,
  refusal: 'unclear',
  reason,
  retry: false,
  otherChannel: false,
});

/** Message for the channel; null for a code that can no longer be decrypted. */
function outgoing(sender: Sender, row: MessageRow): OutgoingMessage | null {
  const { id, to_mobile: to, language, expires_at: expiresAt } = row;
  if (isStatusTemplate(row.template))
    return { id, to, template: row.template, values: row.values, language, expiresAt };
  const code = row.sealed_code === null ? null : openCode(sender.secrets, id, row.sealed_code);
  return code === null ? null : { id, to, template: 'code', values: { ...row.values, code }, language, expiresAt };
}

/**
 * Sends a message that this process has claimed, and records the reply; in the same transaction, a status message that was refused is queued
 * for the next channel. A configuration error is logged, without number or text.
 */
export async function deliver(sender: Sender, row: MessageRow): Promise<SendResult> {
  const { db, clock, log, channels, timeoutMs } = sender;
  const channel = channels.find(({ name }) => name === row.channel);
  const message = outgoing(sender, row);
  const result: SendResult =
    channel && message
      ? await withTimeout(timeoutMs, (signal) => channel.send(message, signal), unclear)
      : { ok: false, refusal: 'configuration', reason: 'not configured', retry: false, otherChannel: true };
  await db.transaction().execute(async (trx) => {
    const stored = await recordResult(trx, row, result, clock.now());
    const isRefused = stored?.status === 'failed' && !result.ok && result.otherChannel;
    if (isRefused) await queueOnNextChannel(trx, channels, stored, clock.now());
  });
  if (!result.ok) {
    const about = { messageId: row.id, channel: row.channel, template: row.template, reason: result.reason };
    if (result.refusal === 'configuration') log.error(about, 'a channel of messages refuses its configuration');
    else log.warn({ ...about, refusal: result.refusal }, 'a message was not sent');
  }
  return result;
}

/** First channel that has no message of a thread yet. */
export async function nextChannel(
  db: Kysely<Database>,
  channels: readonly Channel[],
  thread: string,
): Promise<ChannelName | undefined> {
  const rows = await db.selectFrom('messages').select('channel').where('thread', '=', thread).execute();
  const used = new Set(rows.map(({ channel }) => channel));
  return channels.find(({ name }) => !used.has(name))?.name;
}

/** Queues a refused status message for the next channel, if there is one. */
export async function queueOnNextChannel(
  db: Kysely<Database>,
  channels: readonly Channel[],
  row: MessageRow,
  now: Date,
): Promise<void> {
  if (isCode(row)) return;
  const channel = await nextChannel(db, channels, row.thread);
  if (!channel) return;
  const { thread, to_mobile, template, user_id, order_id, language, expires_at } = row;
  await insertMessage(db, {
    ...{ id: newId(now), thread, channel, to_mobile, template, values: JSON.stringify(row.values), user_id, order_id },
    ...{ language, status: 'queued', created_at: now, next_attempt_at: now, expires_at },
  });
}
