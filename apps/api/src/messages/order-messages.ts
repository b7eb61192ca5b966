import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';
import type { StatusTemplate } from '../providers/messenger.ts';
import { insertOrderMessage } from './message-rows.ts';

/** A status message that is older than this is not sent any more; Meta's utility templates live as long at most. */
const LIFE_MS = 12 * 3_600_000;

/** Message about an order to its seller. */
interface OrderMessage {
  order: { id: string; user_id: string };
  template: StatusTemplate;
  /** Values of the template, without full account or identity numbers. */
  values: Record<string, string>;
  /** What the message is about, if one order can have several of this template: number of the attempt, id of the return. */
  about?: string | number;
}

/**
 * Queues a message about an order, in the transaction of the event, once an event. Nothing is queued for a seller who has switched these
 * messages off.
 */
export async function queueOrderMessage(
  trx: Transaction<Database>,
  { order, template, values, about }: OrderMessage,
  now: Date,
): Promise<void> {
  const thread = [order.id, template, ...(about === undefined ? [] : [about])].join(':');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await insertOrderMessage(trx, { id: newId(now), thread, template, values, order, now, expiresAt });
}
