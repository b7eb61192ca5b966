import { sql } from 'kysely';
import { deliver, leaseOf, nextChannel, type Sender } from './deliver.ts';
import { claimDue, closeOverdueMessages } from './message-rows.ts';
import { sendSameCode } from './send-code.ts';

/** Messages that one process sends at the same time. */
const BATCH = 20;
/** Milliseconds between two status messages to one number over one channel: WhatsApp takes about one in six seconds. */
const SPACING_MS = 6000;
/** A code that is not delivered after this many milliseconds is sent over the next channel as well. */
const CODE_PATIENCE_MS = 8000;

/**
 * Threads of codes that wait for the next channel: every channel so far has reported a failure, or none has delivered for {@link CODE_PATIENCE_MS}. A
 * code that was used or replaced is sent nowhere.
 */
async function codesToMove({ db, clock, channels }: Sender): Promise<string[]> {
  const now = clock.now();
  const { rows } = await sql<{ thread: string }>`
    select thread from messages
    where sealed_code is not null and expires_at > ${now}
    group by thread
    having count(*) < ${channels.length} and not bool_or(status in ('delivered', 'sending'))
      and ((bool_and(status = 'failed') and bool_or(failed_at is not null)) or max(created_at) <= ${new Date(now.getTime() - CODE_PATIENCE_MS)})
    limit ${BATCH}`.execute(db);
  return rows.map(({ thread }) => thread);
}

async function moveCode(sender: Sender, thread: string): Promise<void> {
  const channel = await nextChannel(sender.db, sender.channels, thread);
  if (channel) await sendSameCode(sender, thread, channel);
}

/** One round of the outbox: ends what is over, moves codes to the next channel, and sends what is due. */
export async function forwardMessages(sender: Sender): Promise<void> {
  const { db, clock, channels, log } = sender;
  await closeOverdueMessages(db, clock.now());
  const [first] = channels;
  if (!first) return;
  const codes = await codesToMove(sender);
  const lease = { first: first.name, lease: leaseOf(sender), now: clock.now(), limit: BATCH, spacingMs: SPACING_MS };
  const due = await claimDue(db, lease);
  const work = [...codes.map((thread) => moveCode(sender, thread)), ...due.map((row) => deliver(sender, row))];
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'fulfilled') continue;
    // A message whose reply was not recorded is looked at again when its lease has ended.
    const name = outcome.reason instanceof Error ? outcome.reason.name : 'unknown';
    log.error({ name }, 'a message could not be moved forward');
  }
}
