import { sql, type Kysely, type Selectable } from 'kysely';
import type { ChainCursorsTable } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import type { Block, ChainReader } from './chain-reader.ts';
import { checkBlocks, confirmDeposits } from './confirm-deposits.ts';
import { recordOrHold } from './record-or-hold.ts';
import { seenUnder, type SeenTransfer } from './record-transaction.ts';
import { watched, type Tier } from './watch-list.ts';

/** Blocks read again when the chain is not the one that was read: beyond every number of confirmations in use. */
const REWIND_BLOCKS = 256;
const WEEK_MS = 7 * 86_400_000;

type Cursor = Selectable<ChainCursorsTable>;
/** Up to which block a tier may be read. */
type Target = Pick<Block, 'number' | 'hash' | 'at'> & { parent?: string | undefined };

const cursorOf = (db: Kysely<Database>, networkId: string, tier: Tier): Promise<Cursor | undefined> =>
  db
    .selectFrom('chain_cursors')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('tier', '=', tier)
    .executeTakeFirst();

/** Moves a cursor from where this reader found it; false when somebody else moved it meanwhile. */
async function moveCursor(
  { db, clock }: Services,
  reader: ChainReader,
  tier: Tier,
  from: Cursor | undefined,
  to: Pick<Block, 'number' | 'hash'>,
): Promise<Cursor | undefined> {
  const row = {
    network_id: reader.networkId,
    tier,
    block: to.number,
    block_hash: to.hash,
    read_at: clock.now(),
  };
  if (!from) {
    await db
      .insertInto('chain_readers')
      .values({ network_id: reader.networkId, first_asked_at: clock.now() })
      .onConflict((conflict) => conflict.column('network_id').doNothing())
      .execute();
    return db
      .insertInto('chain_cursors')
      .values(row)
      .onConflict((conflict) => conflict.columns(['network_id', 'tier']).doNothing())
      .returningAll()
      .executeTakeFirst();
  }
  return db
    .updateTable('chain_cursors')
    .set(row)
    .where('network_id', '=', reader.networkId)
    .where('tier', '=', tier)
    .where('block', '=', Number(from.block))
    .where('block_hash', '=', from.block_hash)
    .returningAll()
    .executeTakeFirst();
}

/** Is the block that was read last still in the chain? Told without a call where the target is that block or follows it. */
async function isInChain(reader: ChainReader, cursor: Cursor, target: Target): Promise<boolean> {
  const number = Number(cursor.block);
  if (target.number === number) return target.hash === cursor.block_hash;
  if (target.number === number + 1 && target.parent !== undefined) return target.parent === cursor.block_hash;
  const block = await reader.blockAt(number);
  return block?.hash === cursor.block_hash;
}

/** Records what a range of blocks holds, transaction by transaction. */
async function recordAll(services: Services, reader: ChainReader, found: readonly SeenTransfer[]): Promise<void> {
  if (found.length === 0) return;
  const { min_deposit: minDeposit } = await readSettings(services.db);
  for (const [hash, transfers] of Map.groupBy(found, ({ transfer }) => transfer.hash)) {
    await recordOrHold(services, { networkId: reader.networkId, hash, transfers, whole: [] }, minDeposit);
  }
}

/**
 * Reads a tier from its cursor to the target block and answers the last block that was read for certain. A cursor whose block is no
 * longer in the chain goes back first.
 */
async function readTier(services: Services, reader: ChainReader, tier: Tier, target: Target, head: Block) {
  const { db, clock } = services;
  let cursor = await cursorOf(db, reader.networkId, tier);
  let at = cursor ? Number(cursor.block) : Math.max(0, reader.startBlock(head)) - 1;
  if (cursor && target.number >= at && !(await isInChain(reader, cursor, target))) {
    at = Math.max(-1, at - REWIND_BLOCKS);
    // While the cursor still says that the chain has changed: a round that ends in between is made up for by the next.
    if (tier === 'hot') await checkBlocks(services, reader, at, head);
  }
  // After the target is known, so that an address shown since then is watched by the next round at the latest.
  const accounts = target.number > at ? await watched(db, tier, clock.now()) : [];
  let last: Target | undefined;
  while (at < target.number) {
    const range = { from: at + 1, to: target.number, toHash: target.hash };
    const read = accounts.length === 0 ? { transfers: [], last: target } : await reader.transfers(range, accounts);
    if (read.last.number <= at) break;
    const seen: SeenTransfer[] = [];
    for (const transfer of read.transfers) seen.push(await seenUnder(head, reader, transfer));
    await recordAll(services, reader, seen);
    at = read.last.number;
    last = read.last;
    cursor = await moveCursor(services, reader, tier, cursor, read.last);
    if (!cursor) break;
  }
  return last;
}

/**
 * One round on one network: what arrived since the last one, what is confirmed now, what is no longer in the chain. Rejects when the
 * network's nodes do not answer; everything recorded until then stays, and the next round goes on from there.
 */
export async function readNetwork(services: Services, reader: ChainReader): Promise<void> {
  const { db, clock } = services;
  const head = await reader.head();
  const last = await readTier(services, reader, 'hot', head, head);
  await confirmDeposits(services, reader, head);
  const readTo = last && last.number < head.number ? last : head;
  const isAhead = (await hotBlock(db, reader.networkId)) > head.number;
  await db
    .updateTable('chain_readers')
    .set({
      heard_at: clock.now(),
      ...(isAhead ? {} : { head: head.number, read_up_to: sql<Date>`greatest(read_up_to, ${readTo.at}::timestamptz)` }),
    })
    .where('network_id', '=', reader.networkId)
    .execute();
}

const hotBlock = async (db: Kysely<Database>, networkId: string): Promise<number> =>
  Number((await cursorOf(db, networkId, 'hot'))?.block ?? -1);

/** Reads the addresses nobody is expected to use: each tier up to where the one before it has been read, so that no block falls between. */
export async function readQuietAddresses(services: Services, reader: ChainReader): Promise<void> {
  const { db, clock, config } = services;
  const every = { cold: config.coldEveryMs, old: WEEK_MS };
  let target = await cursorOf(db, reader.networkId, 'hot');
  for (const tier of ['cold', 'old'] as const) {
    const cursor = await cursorOf(db, reader.networkId, tier);
    const isDue = !cursor || clock.now().getTime() - cursor.read_at.getTime() >= every[tier];
    if (!target) return;
    if (isDue) {
      const block = { number: Number(target.block), hash: target.block_hash, at: target.read_at };
      await readTier(services, reader, tier, block, await reader.head());
    }
    target = await cursorOf(db, reader.networkId, tier);
  }
}
