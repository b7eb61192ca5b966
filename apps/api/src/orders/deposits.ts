import { decimal } from '@sarraf/domain';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { newId } from '../db/new-id.ts';
import type { Transfer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { apply, lockOrder } from './order-store.ts';

const CHAIN = 'main';
const BATCH = 200;

/** Confirmations a deposit on this network needs. */
const confirmationsNeeded = (config: Config, networkId: string): number =>
  config.confirmationsNeeded[networkId] ?? config.confirmationsNeeded['*'] ?? 12;

/** Records one transfer, once: its hash is unique, and the order is locked while the machine judges it. */
async function record({ db, clock, config }: Services, transfer: Transfer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('network_id', '=', transfer.networkId)
      .where('address', '=', transfer.address)
      .where('type', '=', 'sell')
      .executeTakeFirst();
    if (!order) return;
    const locked = await lockOrder(trx, order.id);
    if (!locked) return;
    const now = clock.now();
    const id = newId(now);
    const inserted = await trx
      .insertInto('deposits')
      .values({
        id,
        order_id: order.id,
        network_id: transfer.networkId,
        hash: transfer.hash,
        amount: transfer.amount,
        counts: false,
        late: false,
        transferred_at: transfer.madeAt,
        seen_at: now,
      })
      .onConflict((conflict) => conflict.columns(['network_id', 'hash']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!inserted) return;
    const [amount, transferredAt] = [decimal(transfer.amount), transfer.madeAt.getTime()];
    const result = await apply(trx, locked, { type: 'deposit', id, amount, transferredAt }, now);
    if (!result.ok) return;
    const judged = result.state.deposits.find((deposit) => deposit.id === id);
    await trx
      .updateTable('deposits')
      .set({ counts: judged?.counts ?? false, late: judged?.late ?? true })
      .where('id', '=', id)
      .execute();
    // The slip shows the first transfer that pays for the sale; one to the wallet has its own receive.
    if (judged?.counts && !locked.row.hash) {
      const need = confirmationsNeeded(config, transfer.networkId);
      await trx
        .updateTable('orders')
        .set({ hash: transfer.hash, confirmations_have: 0, confirmations_need: need })
        .where('id', '=', order.id)
        .execute();
    }
  });
}

/**
 * Reads the chain from where the last reader stopped. Recording is idempotent, so two processes reading at once do double
 * work and no harm; the cursor moves only from the place this reader started at.
 */
export async function readChain(services: Services): Promise<void> {
  const { db, chain, clock } = services;
  const from = await db.selectFrom('chain_cursors').selectAll().where('chain', '=', CHAIN).executeTakeFirst();
  if (!from) {
    const start = { chain: CHAIN, cursor: null, read_up_to: clock.now() };
    await db
      .insertInto('chain_cursors')
      .values(start)
      .onConflict((conflict) => conflict.column('chain').doNothing())
      .execute();
    return readChain(services);
  }
  const { transfers, cursor, readUpTo } = await chain.transfersAfter(from.cursor);
  for (const transfer of transfers) await record(services, transfer);
  await db
    .updateTable('chain_cursors')
    .set({ cursor, read_up_to: sql<Date>`greatest(read_up_to, ${readUpTo}::timestamptz)` })
    .where('chain', '=', CHAIN)
    .where(sql<boolean>`cursor is not distinct from ${from.cursor}`)
    .execute();
}

/** Brings the confirmations of deposits forward; those that have enough are settled or credited. */
export async function confirmDeposits(services: Services): Promise<void> {
  const { db, chain, clock, config } = services;
  const waiting = await db
    .selectFrom('deposits')
    .select(['id', 'order_id', 'network_id', 'hash', 'confirmations'])
    .where('confirmed_at', 'is', null)
    .orderBy('seen_at')
    .limit(BATCH)
    .execute();
  if (waiting.length === 0) return;
  const known = await chain.confirmationsOf(waiting.map(({ network_id, hash }) => ({ networkId: network_id, hash })));
  for (const deposit of waiting) {
    const need = confirmationsNeeded(config, deposit.network_id);
    const have = Math.min(known.get(deposit.hash) ?? 0, need);
    if (have <= deposit.confirmations && have < need) continue;
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, deposit.order_id, true);
      if (!locked) return;
      await trx.updateTable('deposits').set({ confirmations: have }).where('id', '=', deposit.id).execute();
      if (have >= need) await apply(trx, locked, { type: 'confirmed', depositId: deposit.id }, clock.now());
      // The order shows the deposit that is furthest behind of those it sells.
      await sql`update orders set confirmations_have = (
          select min(confirmations) from deposits where order_id = ${deposit.order_id} and (counts or sold_amount > 0))
        where id = ${deposit.order_id} and confirmations_need is not null
          and exists (select 1 from deposits where order_id = ${deposit.order_id} and (counts or sold_amount > 0))`.execute(
        trx,
      );
    });
  }
}
