import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { apply, lockOrder, showDeposits, type DepositRow } from '../orders/order-store.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import type { Block, ChainReader } from './chain-reader.ts';
import { isPoison, recordOrHold, tellOfPoison } from './record-or-hold.ts';
import { seenUnder } from './record-transaction.ts';

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
    const whole = [...new Set(known.map(({ account }) => account))];
    const found = await reader.transfersOf(hash, whole);
    const transfers = await Promise.all((found ?? []).map((transfer) => seenUnder(head, reader, transfer)));
    await recordOrHold(services, { networkId, hash, transfers, whole }, minDeposit);
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

/** A deposit and how far it is confirmed now. */
interface Counted {
  row: DepositRow;
  have: number;
  need: number;
  enough: boolean;
}

/** Stores how far the deposits of one owner are confirmed, however many there are, in one statement. */
async function storeCounts(trx: Transaction<Database>, counted: readonly Counted[], now: Date): Promise<void> {
  const rows = counted.map(({ row, have, need, enough }) => ({
    ...{ id: row.id, block_hash: row.block_hash, stage: row.stage, have, need },
    confirmed_at: row.exception_id !== null && enough ? now : null,
  }));
  await sql`update deposits set confirmations = counted.have, confirmations_need = counted.need,
      confirmed_at = coalesce(counted.confirmed_at, deposits.confirmed_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted (id text, block_hash text, stage text, have integer, need integer, confirmed_at timestamptz)
    where deposits.id = counted.id and deposits.block_hash = counted.block_hash and deposits.stage = counted.stage`.execute(
    trx,
  );
}

/** Brings the deposits of an order forward; those that may count do. Leaves an order that somebody else holds to the next round. */
async function bringOrderForward({ db, clock }: Services, orderId: string, counted: readonly Counted[]) {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    let locked = await lockOrder(trx, orderId, true);
    if (!locked) return;
    await storeCounts(trx, counted, now);
    for (const { row } of counted.filter(({ enough }) => enough)) {
      // Each changes the order the next one is judged by; one that has moved or vanished meanwhile is left alone.
      locked = await lockOrder(trx, orderId);
      const stored = locked?.deposits.find(({ id }) => id === row.id);
      if (!locked || stored?.block_hash !== row.block_hash || stored.stage !== row.stage) continue;
      await apply(trx, locked, { type: 'confirmed', depositId: row.id }, now);
    }
    await showDeposits(trx, orderId);
  });
}

/** Stores what was counted, an order at a time; one whose deposits the database refuses keeps no other waiting. */
async function bringForward(services: Services, counted: readonly Counted[]): Promise<void> {
  const held = counted.filter(({ row }) => row.exception_id !== null || row.order_id === null);
  if (held.length > 0) {
    await services.db.transaction().execute((trx) => storeCounts(trx, held, services.clock.now()));
  }
  const owned = counted.filter(({ row }) => row.exception_id === null);
  for (const [orderId, some] of Map.groupBy(owned, ({ row }) => row.order_id)) {
    if (orderId === null) continue;
    await bringOrderForward(services, orderId, some).catch((error: unknown) => {
      if (!isPoison(error)) throw error;
      const hash = some[0]?.row.hash ?? '';
      tellOfPoison(services, some[0]?.row.network_id ?? '', hash, error, 'a deposit could not be confirmed');
    });
  }
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
  const counted: Counted[] = [];
  for (const row of waiting) {
    const block = { number: Number(row.block_number ?? 0), at: row.transferred_at };
    const { have, need, enough } = await reader.confirmations({ block, amount: row.amount }, head);
    const shown = Math.min(have, need);
    if (enough && row.block_number !== null && (await movedOf([row], blockAt)).length > 0) moved.push(row);
    else if (enough || shown !== row.confirmations || need !== row.confirmations_need) {
      counted.push({ row, have: shown, need, enough });
    }
  }
  await bringForward(services, counted);
  await look(services, reader, moved, head);
}

const DAY_MS = 86_400_000;

/**
 * Asks again for transfers that vanished within the last day: a node that was behind may have said that one is gone, and the blocks it
 * lies in are not read again.
 */
export async function lookAgain(services: Services, reader: ChainReader): Promise<void> {
  const since = new Date(services.clock.now().getTime() - DAY_MS);
  const rows = await services.db
    .selectFrom('deposits')
    .selectAll('deposits')
    .innerJoin('exceptions', (join) =>
      join.on(({ and, eb, or, ref }) =>
        or([
          and([eb('exceptions.deposit_id', '=', ref('deposits.id')), eb('exceptions.closed_at', 'is', null)]),
          and([eb('exceptions.id', '=', ref('deposits.exception_id')), eb('exceptions.resolution', '=', 'gone')]),
        ]),
      ),
    )
    .where('exceptions.opened_at', '>=', since)
    .where('exceptions.network_id', '=', reader.networkId)
    .execute();
  if (rows.length > 0) await look(services, reader, rows, await reader.head());
}
