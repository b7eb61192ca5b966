import { withConfirmations, type Block, type ChainReader } from '../chains/chain-reader.ts';
import { isDataError } from '../db/data-error.ts';
import { applyOrderEvent } from '../orders/apply-order-event.ts';
import { storeConfirmations, type CountedDeposit, type DepositRow } from '../orders/deposit-rows.ts';
import { lockOrder, showDeposits } from '../orders/order-store.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { logUnrecordable, recordOrHold } from './record-or-hold.ts';

/** Fetches each block once, however many deposits are in it. */
function blocksOf(reader: ChainReader, head: Block) {
  const fetched = new Map<number, Promise<Block | null>>();
  return (number: number): Promise<Block | null> => {
    if (number === head.number) return Promise.resolve(head);
    const block = fetched.get(number) ?? reader.blockAt(number);
    fetched.set(number, block);
    return block;
  };
}

/** Fetches the transactions of deposits again and records what became of them. */
async function recheckRows(
  services: Services,
  reader: ChainReader,
  rows: readonly DepositRow[],
  head: Block,
): Promise<void> {
  if (rows.length === 0) return;
  const { networkId } = reader;
  const { min_deposit: minDeposit } = await readSettings(services.db);
  for (const [hash, known] of Map.groupBy(rows, (row) => row.hash)) {
    const completeFor = [...new Set(known.map(({ account }) => account))];
    const found = await reader.transfersOf(hash, completeFor);
    const transfers = await withConfirmations(reader, head, found ?? []);
    await recordOrHold(services, { networkId, hash, transfers, completeFor }, minDeposit);
  }
}

/** Deposits whose block is no longer in the chain. */
async function movedOf(rows: readonly DepositRow[], blockAt: (number: number) => Promise<Block | null>) {
  const moved: DepositRow[] = [];
  for (const row of rows) {
    if (row.block_number === null) continue;
    const block = await blockAt(Number(row.block_number));
    if (block?.hash !== row.block_hash) moved.push(row);
  }
  return moved;
}

/** After a reorganisation: rechecks every deposit in blocks after `number`, sold and credited ones too. */
export async function checkBlocks(services: Services, reader: ChainReader, number: number, head: Block): Promise<void> {
  const rows = await services.db
    .selectFrom('deposits')
    .selectAll()
    .where('network_id', '=', reader.networkId)
    .where('block_number', '>', number)
    .where('stage', '<>', 'dropped')
    .execute();
  await recheckRows(services, reader, await movedOf(rows, blocksOf(reader, head)), head);
}

/**
 * Stores the confirmations of an order's deposits and confirms those that have enough. Leaves an order that another transaction has
 * locked to the next round.
 */
async function confirmOrder({ db, clock }: Services, orderId: string, counted: readonly CountedDeposit[]) {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const locked = await lockOrder(trx, orderId, true);
    if (!locked) return;
    await showDeposits(trx, locked, await storeConfirmations(trx, counted, now));
    for (const { row } of counted.filter(({ enough }) => enough)) {
      const stored = locked.deposits.find(({ id }) => id === row.id);
      // A deposit that moved or vanished meanwhile is left to the next round.
      if (stored?.block_hash !== row.block_hash || stored.stage !== row.stage) continue;
      await applyOrderEvent(trx, locked, { type: 'confirmed', depositId: row.id }, now);
    }
  });
}

/** Stores confirmations, one transaction an order: an order whose deposits the database refuses does not block the others. */
async function storeCounted(services: Services, counted: readonly CountedDeposit[]): Promise<void> {
  const held = counted.filter(({ row }) => row.exception_id !== null || row.order_id === null);
  if (held.length > 0) {
    await services.db.transaction().execute((trx) => storeConfirmations(trx, held, services.clock.now()));
  }
  const owned = counted.filter(({ row }) => row.exception_id === null);
  for (const [orderId, some] of Map.groupBy(owned, ({ row }) => row.order_id)) {
    if (orderId === null) continue;
    await confirmOrder(services, orderId, some).catch((error: unknown) => {
      if (!isDataError(error)) throw error;
      const { network_id: networkId = '', hash = '' } = some[0]?.row ?? {};
      logUnrecordable(services, { networkId, hash }, error, 'a deposit could not be confirmed');
    });
  }
}

/** Updates the confirmations of a network's deposits. A deposit with enough of them counts if its block is still in the chain. */
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
  const counted: CountedDeposit[] = [];
  for (const row of waiting) {
    const block = { number: Number(row.block_number ?? 0), at: row.transferred_at };
    const { have, need, enough } = await reader.confirmations({ block, amount: row.amount }, head);
    const shown = Math.min(have, need);
    if (enough && row.block_number !== null && (await movedOf([row], blockAt)).length > 0) moved.push(row);
    else if (enough || shown !== row.confirmations || need !== row.confirmations_need) {
      counted.push({ row, have: shown, need, enough });
    }
  }
  await storeCounted(services, counted);
  await recheckRows(services, reader, moved, head);
}

const DAY_MS = 86_400_000;

/** Rechecks deposits that vanished within the last day: the node may have been behind, and their blocks are not read again. */
export async function recheckVanished(services: Services, reader: ChainReader): Promise<void> {
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
  if (rows.length > 0) await recheckRows(services, reader, rows, await reader.head());
}
