import type { Kysely } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { tooMany } from '../http-error.ts';
import {
  type Channel,
  type ChannelName,
  type CodeMessage,
  type Messenger,
  type SendResult,
  type SentCode,
} from '../providers/messenger.ts';
import { ProviderUnavailable } from '../providers/providers.ts';
import { deliver, leaseOf, type Sender } from './deliver.ts';
import { dropRetries, insertMessage, type MessageRow } from './message-rows.ts';
import { openCode, sealCode } from './seal-code.ts';

/** Seconds until a number may get another message that WhatsApp refused because it got too many. */
const RATE_SECONDS = 60;

const threadOf = (codeId: number): string => `code:${codeId}`;

type NewMessage = Pick<MessageRow, 'thread' | 'to_mobile' | 'language' | 'code_id' | 'expires_at' | 'values'>;

/** Sends a code over one channel; undefined if it was sent over this channel before. */
async function sendOver(
  sender: Sender,
  about: NewMessage,
  code: string,
  channel: ChannelName,
): Promise<SendResult | undefined> {
  const now = sender.clock.now();
  const id = newId(now);
  const row = await insertMessage(sender.db, {
    ...about,
    ...{ id, channel, template: 'code', values: JSON.stringify(about.values), status: 'sending', tries: 1 },
    ...{ sealed_code: sealCode(sender.secrets, id, code), created_at: now, leased_until: leaseOf(sender) },
  });
  return row && deliver(sender, row);
}

const names = (channels: readonly Channel[]): ChannelName[] => channels.map(({ name }) => name);

const isTaken = (result: SendResult): boolean => result.ok || result.refusal === 'unclear';

/** Whether the worker sends a code again over a channel that refused it. */
const isRetried = (result: SendResult): boolean => !result.ok && result.retry && result.refusal !== 'rate';

/** Error when no channel takes a code: 429 if the number got too many messages, otherwise 503. */
const refusedBy = (results: readonly SendResult[]): Error =>
  results.some((result) => !result.ok && result.refusal === 'rate' && !result.otherChannel)
    ? tooMany(RATE_SECONDS, ({ codes }) => codes.tooManyForNumber)
    : new ProviderUnavailable(({ providers }) => providers.noMessenger);

/**
 * Sends a new code over the channels in their order, until one takes it. A channel whose answer is unclear counts as taken: the code may
 * have been sent, and the worker moves to the next one if no delivery is reported.
 */
async function sendCode(sender: Sender, message: CodeMessage): Promise<SentCode> {
  const { db, clock, channels } = sender;
  const ordered = channels.toSorted(
    (one, other) => Number(other.name === message.first) - Number(one.name === message.first),
  );
  const { to, code, purpose, lifeMinutes, language, expiresAt, codeId } = message;
  const about: NewMessage = {
    ...{ to_mobile: to, language, code_id: codeId, expires_at: expiresAt },
    thread: codeId === null ? `code:${newId(clock.now())}` : threadOf(codeId),
    values: { minutes: String(lifeMinutes), purpose },
  };
  const results: { channel: Channel; result: SendResult }[] = [];
  const sent = (channel: Channel, isLate: boolean): SentCode => {
    const tried = new Set(results.map((each) => each.channel));
    return { channel: channel.name, otherChannels: names(channels.filter((each) => !tried.has(each))), isLate };
  };
  for (const channel of ordered) {
    const result = await sendOver(sender, about, code, channel.name);
    // Another call has sent the code over this channel meanwhile.
    if (!result) return sent(channel, false);
    results.push({ channel, result });
    if (result.ok) await dropRetries(db, about.thread);
    if (isTaken(result)) return sent(channel, false);
    if (!result.ok && !result.otherChannel) break;
  }
  const late = results.find(({ result }) => isRetried(result));
  if (!late) throw refusedBy(results.map(({ result }) => result));
  return sent(late.channel, true);
}

/** Messenger that sends over the channels of a configuration, with the outbox. */
export const messenger = (sender: Sender): Messenger => ({
  channels: sender.channels,
  sendCode: (message) => sendCode(sender, message),
});

/** Messages of a thread whose code is still readable, oldest first. */
const messagesOf = (sender: Sender, thread: string): Promise<MessageRow[]> =>
  sender.db
    .selectFrom('messages')
    .selectAll()
    .where('thread', '=', thread)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Sends the code of a thread over another channel as well; undefined if that is not possible or was done. */
export async function sendSameCode(
  sender: Sender,
  thread: string,
  channel: ChannelName,
): Promise<SendResult | undefined> {
  const row = (await messagesOf(sender, thread)).find(({ sealed_code }) => sealed_code !== null);
  if (!row?.sealed_code || row.expires_at <= sender.clock.now()) return undefined;
  const code = openCode(sender.secrets, row.id, row.sealed_code);
  if (code === null) return undefined;
  const { to_mobile, language, code_id, expires_at, values } = row;
  const result = await sendOver(sender, { thread, to_mobile, language, code_id, expires_at, values }, code, channel);
  if (result?.ok) await dropRetries(sender.db, thread);
  return result;
}

/** Where a sign-in code was sent. */
interface CodeDelivery {
  /** Channel that took the code last; null if none did. */
  channel: ChannelName | null;
  otherChannels: ChannelName[];
}

/** Where a sign-in code was sent so far, and channels that the same code can still be sent over. */
export async function codeDelivery(sender: Sender, codeId: number): Promise<CodeDelivery> {
  const rows = await messagesOf(sender, threadOf(codeId));
  const used = new Set(rows.map(({ channel }) => channel));
  const taken = rows.findLast(({ status }) => status !== 'failed' && status !== 'dropped') ?? rows.at(-1);
  return {
    channel: sender.channels.find(({ name }) => name === taken?.channel)?.name ?? null,
    otherChannels: sender.channels.filter(({ name }) => !used.has(name)).map(({ name }) => name),
  };
}

/** Whether every channel that has a sign-in code failed to deliver it. A code that is still on its way over one of them has not failed. */
export async function hasFailedDelivery(db: Kysely<Database>, codeId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('messages')
    .select(['status', 'failed_at'])
    .where('thread', '=', threadOf(codeId))
    .execute();
  return rows.some(({ failed_at }) => failed_at !== null) && rows.every(({ status }) => status === 'failed');
}

/**
 * Sends a valid sign-in code over another channel as well, at most once a channel. False if it was sent there before, or the channel is not
 * configured. Throws if the channel refuses it; the code stays valid.
 */
export async function sendCodeOver(sender: Sender, codeId: number, name: ChannelName): Promise<boolean> {
  if (!sender.channels.some((channel) => channel.name === name)) return false;
  const result = await sendSameCode(sender, threadOf(codeId), name);
  if (!result) return false;
  if (isTaken(result) || isRetried(result)) return true;
  throw refusedBy([result]);
}
