import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Channel, ChannelName } from '../providers/messenger.ts';
import { queueOnNextChannel } from './deliver.ts';
import { applyReport, type DeliveryReport } from './message-rows.ts';

/** Delivery report about a message, named by our id or the service's. */
export interface ReportOfMessage extends DeliveryReport {
  id: string | null;
  providerId: string | null;
  /** Whether the next channel may take a message that could not be delivered. */
  otherChannel: boolean;
}

/**
 * Applies the delivery reports of a webhook: in any order, and each once (`REPLACED` in message-rows.ts). A status message that could not be
 * delivered is queued for the next channel; the worker moves a code. Returns what was changed, for the log of webhooks; null if nothing.
 */
export async function applyReports(
  trx: Transaction<Database>,
  { channels, channel, now }: { channels: readonly Channel[]; channel: ChannelName; now: Date },
  reports: readonly ReportOfMessage[],
): Promise<string | null> {
  const changes: string[] = [];
  for (const { id, providerId, otherChannel, ...report } of reports) {
    const row = await applyReport(trx, { id, providerId, channel }, report, now);
    if (!row) continue;
    changes.push(`${row.id} ${row.status}`);
    if (row.status === 'failed' && otherChannel) await queueOnNextChannel(trx, channels, row, now);
  }
  return changes.length > 0 ? changes.join(', ') : null;
}
