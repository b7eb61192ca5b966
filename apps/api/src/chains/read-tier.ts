import type { Kysely, Selectable } from 'kysely';
import type { ChainCursorsTable } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { withConfirmations, type Block, type ChainReader, type SeenTransaction } from './chain-reader.ts';
import { watched, type Tier } from './watch-list.ts';

/** Blocks that are read again after a reorganisation. More than any number of confirmations in use. */
const REWIND_BLOCKS = 256;

type Cursor = Selectable<ChainCursorsTable>;
/** Block up to which a tier may be read. */
export type Target = Pick<Block, 'number' | 'hash' | 'at'> & { parent?: string | undefined };

/** Cursor of a tier: the last block that was read; undefined on a network that was never read. */
export const cursorOf = (db: Kysely<Database>, networkId: string, tier: Tier): Promise<Cursor | undefined> =>
  db
    .selectFrom('chain_cursors')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('tier', '=', tier)
    .executeTakeFirst();

/** Moves a cursor from where this reader found it; undefined when another process moved it meanwhile. */
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

/** Whether the cursor's block is still in the chain. Needs no call when the target is that block or follows it. */
async function isInChain(reader: ChainReader, cursor: Cursor, target: Target): Promise<boolean> {
  const number = Number(cursor.block);
  if (target.number === number) return target.hash === cursor.block_hash;
  if (target.number === number + 1 && target.parent !== undefined) return target.parent === cursor.block_hash;
  const block = await reader.blockAt(number);
  return block?.hash === cursor.block_hash;
}

/** Callbacks for what reading a network finds; a cursor moves only after they resolve. */
export interface ChainEvents {
  /** Transactions with transfers to our accounts, in the order of the chain. */
  onTransactions: (transactions: readonly SeenTransaction[]) => Promise<void>;
  /** The chain was reorganised: stored transfers in blocks after `number` may have moved or vanished. */
  onReorganisation: (number: number, head: Block) => Promise<void>;
}

/**
 * Reads a tier from its cursor to the target block and returns the last block that was read for certain; undefined when there was
 * nothing to read. A cursor whose block is no longer in the chain goes back first.
 */
export async function readTier(
  services: Services,
  reader: ChainReader,
  { tier, target, head }: { tier: Tier; target: Target; head: Block },
  { onTransactions, onReorganisation }: ChainEvents,
): Promise<Target | undefined> {
  const { db, clock } = services;
  let cursor = await cursorOf(db, reader.networkId, tier);
  let at = cursor ? Number(cursor.block) : Math.max(0, reader.startBlock(head)) - 1;
  if (cursor && target.number >= at && !(await isInChain(reader, cursor, target))) {
    at = Math.max(-1, at - REWIND_BLOCKS);
    // Before the cursor moves: if this round is cut off, the next one sees the reorganisation again.
    if (tier === 'hot') await onReorganisation(at, head);
  }
  // Read after the target is known: an address created since then is in the list of the next round.
  const accounts = target.number > at ? await watched(db, tier, clock.now()) : [];
  let last: Target | undefined;
  while (at < target.number) {
    const range = { from: at + 1, to: target.number, toHash: target.hash };
    const read = accounts.length === 0 ? { transfers: [], last: target } : await reader.transfers(range, accounts);
    if (read.last.number <= at) break;
    const transactions: SeenTransaction[] = [];
    for (const [hash, transfers] of Map.groupBy(read.transfers, (transfer) => transfer.hash)) {
      transactions.push({
        networkId: reader.networkId,
        hash,
        transfers: await withConfirmations(reader, head, transfers),
        completeFor: [],
      });
    }
    await onTransactions(transactions);
    at = read.last.number;
    last = read.last;
    cursor = await moveCursor(services, reader, tier, cursor, read.last);
    if (!cursor) break;
  }
  return last;
}
