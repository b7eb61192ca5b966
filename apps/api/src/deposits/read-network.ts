import { sql } from 'kysely';
import type { ChainReader } from '../chains/chain-reader.ts';
import { cursorOf, readTier, type ChainEvents } from '../chains/read-tier.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { checkBlocks, confirmDeposits } from './confirm-deposits.ts';
import { recordOrHold } from './record-or-hold.ts';

const WEEK_MS = 7 * 86_400_000;

/** Records what reading a network finds. */
const recordInto = (services: Services, reader: ChainReader): ChainEvents => ({
  onTransactions: async (transactions) => {
    if (transactions.length === 0) return;
    const { min_deposit: minDeposit } = await readSettings(services.db);
    for (const transaction of transactions) await recordOrHold(services, transaction, minDeposit);
  },
  onReorganisation: (number, head) => checkBlocks(services, reader, number, head),
});

/**
 * Runs one round on one network: new transfers, confirmations, and transfers that left the chain. Rejects when the network's nodes do not
 * answer; what was recorded until then stays, and the next round continues from there.
 */
export async function readNetwork(services: Services, reader: ChainReader): Promise<void> {
  const { db, clock } = services;
  const { networkId } = reader;
  const head = await reader.head();
  const last = await readTier(services, reader, { tier: 'hot', target: head, head }, recordInto(services, reader));
  await confirmDeposits(services, reader, head);
  const readTo = last && last.number < head.number ? last : head;
  const isAhead = Number((await cursorOf(db, networkId, 'hot'))?.block ?? -1) > head.number;
  await db
    .updateTable('chain_readers')
    .set({
      heard_at: clock.now(),
      ...(isAhead ? {} : { head: head.number, read_up_to: sql<Date>`greatest(read_up_to, ${readTo.at}::timestamptz)` }),
    })
    .where('network_id', '=', networkId)
    .execute();
}

/** Reads addresses that expect no deposit: each tier up to the block that the tier before it has reached, so that no block is skipped. */
export async function readQuietAddresses(services: Services, reader: ChainReader): Promise<void> {
  const { db, clock, config } = services;
  const every = { cold: config.coldEveryMs, old: WEEK_MS };
  let reached = await cursorOf(db, reader.networkId, 'hot');
  for (const tier of ['cold', 'old'] as const) {
    const cursor = await cursorOf(db, reader.networkId, tier);
    const isDue = !cursor || clock.now().getTime() - cursor.read_at.getTime() >= every[tier];
    if (!reached) return;
    if (isDue) {
      const target = { number: Number(reached.block), hash: reached.block_hash, at: reached.read_at };
      await readTier(services, reader, { tier, target, head: await reader.head() }, recordInto(services, reader));
    }
    reached = await cursorOf(db, reader.networkId, tier);
  }
}
