import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Channel, ChannelName } from '../providers/messenger.ts';

/** A refused configuration counts for this long. Without requests, nothing could show that it was corrected. */
const REFUSED_FOR_MS = 15 * 60_000;

/** Health of a channel. */
export interface ChannelHealth {
  name: ChannelName;
  /** First failure after the last message that the service took; null for a healthy channel. */
  since: Date | null;
  /** Whether the service refuses our configuration, so that nobody receives anything. */
  isRefused: boolean;
}

/** Health of the channels since `from`, the start of the process, by what they answered. */
export async function channelHealth(
  db: Kysely<Database>,
  channels: readonly Channel[],
  { from, now }: { from: Date; now: Date },
): Promise<ChannelHealth[]> {
  const health: ChannelHealth[] = [];
  for (const { name, isSimulated } of channels) {
    if (isSimulated) {
      health.push({ name, since: null, isRefused: false });
      continue;
    }
    const taken = db
      .selectFrom('messages')
      .select(sql<Date>`coalesce(max(sent_at), 'epoch')`.as('at'))
      .where('channel', '=', name)
      .where('status', 'in', ['accepted', 'delivered']);
    const failed = await db
      .selectFrom('messages')
      .select([
        sql<Date | null>`min(sent_at)`.as('since'),
        sql<Date | null>`max(sent_at) filter (where refusal = 'account')`.as('refused'),
      ])
      .where('channel', '=', name)
      .where('refusal', 'in', ['account', 'configuration', 'unclear', 'rate', 'unavailable'])
      .where('sent_at', '>=', from)
      .where('sent_at', '>', taken)
      .executeTakeFirstOrThrow();
    const isRefused = failed.refused !== null && now.getTime() - failed.refused.getTime() < REFUSED_FOR_MS;
    health.push({ name, since: failed.since, isRefused });
  }
  return health;
}
