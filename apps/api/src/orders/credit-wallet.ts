import type { decimal } from '@sarraf/domain';
import type { Insertable, Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, OrdersTable } from '../db/schema.ts';
import { changeWallet } from '../wallet/balance.ts';

/** USDT to credit without a sale: a deposit, or without one the sold USDT of an order whose payout failed. */
interface WalletCredit {
  order: Pick<Insertable<OrdersTable>, 'id' | 'user_id' | 'network_id' | 'address' | 'hash' | 'source'>;
  amount: ReturnType<typeof decimal>;
  deposit?: { id: string; hash: string; late: boolean } | undefined;
  now: Date;
}

/** Inserts a `receive` order, which shows the seller USDT that came without a sale. */
export const insertReceiveOrder = (
  trx: Transaction<Database>,
  row: Pick<Insertable<OrdersTable>, 'user_id' | 'network_id' | 'address' | 'hash' | 'quantity'> &
    Partial<Insertable<OrdersTable>>,
  now: Date,
) =>
  trx
    .insertInto('orders')
    .values({
      id: newId(now),
      type: 'receive',
      status: 'success',
      price: '0',
      price_ranges: '[]',
      fee_rate: '0',
      fee_discount: '0',
      platform_fee: '0',
      net_amount: '0',
      received_amount: row.quantity,
      created_at: now,
      expires_at: now,
      finished_at: now,
      ...row,
    })
    .execute();

/**
 * Credits a wallet and inserts the `receive` order for it. A receive order is unique by its deposit (or by the order whose payout
 * failed), so that the database refuses a second credit even if the caller asked for one.
 */
export async function creditWallet(trx: Transaction<Database>, credit: WalletCredit): Promise<void> {
  const { order, deposit, amount, now } = credit;
  await insertReceiveOrder(
    trx,
    {
      user_id: order.user_id,
      source: order.source,
      network_id: order.network_id,
      address: order.address,
      quantity: amount.toString(),
      ...(deposit
        ? { hash: deposit.hash, exception: deposit.late ? 'late' : 'over', source_deposit_id: deposit.id }
        : { hash: order.hash, source_order_id: order.id }),
    },
    now,
  );
  await changeWallet(trx, {
    user_id: order.user_id,
    amount,
    reason: deposit ? 'deposit' : 'payout-failed',
    order_id: order.id,
    deposit_id: deposit?.id ?? null,
    at: now,
  });
}
