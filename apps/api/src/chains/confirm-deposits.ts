import { apply, lockOrder, showDeposits, type DepositRow } from '../orders/order-store.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import type { Block, ChainReader } from './chain-reader.ts';
import { recordTransaction } from './record-transaction.ts';
import { amountOf } from './units.ts';

/** Asks each block once, however many transfers it holds. */
function blocksOf(reader: ChainReader, head: Block) {
  const asked = new Map<number, Promise<Block | null>>();
  return (number: number): Promise<Block | null> => {
    if (number === head.number) return Promise.resolve(head);
    const block = asked.get(number) ?? reader.blockAt(number);
    asked.set(number, block);
    return block;
  };
}

/** Looks where a transaction is now, and records what became of its transfers. */
async function look(services: Services, reader: ChainReader, rows: readonly DepositRow[], head: Block): Promise<void> {
  const { networkId } = reader;
  const { min_deposit: minDeposit } = await readSettings(services.db);
  for (const [hash, known] of Map.groupBy(rows, (row) => row.hash)) {
    const found = await reader.transfersOf(hash, [...new Set(known.map(({ account }) => account))]);
    const transfers = await Promise.all(
      (found ?? []).map(async (transfer) => ({
        transfer,
        confirmations: await reader.confirmations(
          { block: transfer.block, amount: amountOf(transfer.units, transfer.decimals) },
          head,
        ),
      })),
    );
    await recordTransaction(services, { networkId, hash, transfers, isWhole: true }, minDeposit);
  }
}

/** Rows whose block is no longer the one they were seen in. */
async function movedOf(rows: readonly DepositRow[], blockAt: (number: number) => Promise<Block | null>) {
  const moved: DepositRow[] = [];
  for (const row of rows) {
    if (row.block_number === null) continue;
    const block = await blockAt(Number(row.block_number));
    if (block?.hash !== row.block_hash) moved.push(row);
  }
  return moved;
}

/** After a reorganisation: looks again where every transfer of the blocks from `number` on is, counted ones too. */
export async function checkBlocks(services: Services, reader: ChainReader, number: number, head: Block): Promise<void> {
  const rows = await services.db
    .selectFrom('deposits')
    .selectAll()
    .where('network_id', '=', reader.networkId)
    .where('block_number', '>', number)
    .where('stage', '<>', 'dropped')
    .execute();
  await look(services, reader, await movedOf(rows, blocksOf(reader, head)), head);
}

/** Stores how far a deposit is confirmed; one that may count does. */
async function bringForward({ db, clock }: Services, row: DepositRow, have: number, need: number, enough: boolean) {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const locked = row.order_id === null ? undefined : await lockOrder(trx, row.order_id, true);
    if (row.order_id !== null && !locked) return;
    const isHeld = row.exception_id !== null;
    const stored = await trx
      .updateTable('deposits')
      .set({ confirmations: have, confirmations_need: need, ...(isHeld && enough ? { confirmed_at: now } : {}) })
      .where('id', '=', row.id)
      .where('block_hash', '=', row.block_hash)
      .where('stage', '=', row.stage)
      .returning('id')
      .executeTakeFirst();
    if (!stored || isHeld || !locked) return;
    if (enough) await apply(trx, locked, { type: 'confirmed', depositId: row.id }, now);
    else await showDeposits(trx, locked.row.id);
  });
}

/**
 * Brings the confirmations of a network's transfers forward. One that has enough counts, if its block is still in the chain; one whose
 * block is not is looked for.
 */
export async function confirmDeposits(services: Services, reader: ChainReader, head: Block): Promise<void> {
  const waiting = await services.db
    .selectFrom('deposits')
    .selectAll()
    .where('network_id', '=', reader.networkId)
    .where('confirmed_at', 'is', null)
    .where('stage', '<>', 'dropped')
    .orderBy('seen_at')
    .execute();
  const blockAt = blocksOf(reader, head);
  const moved: DepositRow[] = [];
  for (const row of waiting) {
    const block = { number: Number(row.block_number ?? 0), at: row.transferred_at };
    const { have, need, enough } = await reader.confirmations({ block, amount: row.amount }, head);
    const shown = Math.min(have, need);
    if (enough && row.block_number !== null && (await movedOf([row], blockAt)).length > 0) moved.push(row);
    else if (enough || shown !== row.confirmations || need !== row.confirmations_need) {
      await bringForward(services, row, shown, need, enough);
    }
  }
  await look(services, reader, moved, head);
}
