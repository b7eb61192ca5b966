import type { decimal } from '@sarraf/domain';
import { sql, type Insertable, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, OrdersTable } from '../db/schema.ts';

/** USDT to be credited without a sale. Without a `deposit` a failed payout gives the sold USDT back. */
interface WalletCredit {
  order: Pick<Insertable<OrdersTable>, 'id' | 'user_id' | 'network_id' | 'address' | 'hash'>;
  amount: ReturnType<typeof decimal>;
  deposit?: { id: string; hash: string; late: boolean } | undefined;
  now: Date;
}

/**
 * Adds an entry to the wallet, and with it to its balance, and writes the `receive` order that says so. The receive is unique by its deposit (or by the
 * order whose payout failed), so a credit cannot happen twice even if the caller were wrong.
 */
export async function creditWallet(trx: Transaction<Database>, credit: WalletCredit): Promise<void> {
  const { order, deposit, now } = credit;
  const amount = credit.amount.toString();
  await trx
    .insertInto('orders')
    .values({
      id: newId(now),
      user_id: order.user_id,
      type: 'receive',
      status: 'success',
      network_id: order.network_id,
      address: order.address,
      quantity: amount,
      price: '0',
      price_ranges: '[]',
      fee_rate: '0',
      fee_discount: '0',
      platform_fee: '0',
      net_amount: '0',
      received_amount: amount,
      ...(deposit
        ? { hash: deposit.hash, exception: deposit.late ? 'late' : 'over', source_deposit_id: deposit.id }
        : { hash: order.hash, source_order_id: order.id }),
      created_at: now,
      expires_at: now,
      finished_at: now,
    })
    .execute();
  await trx
    .insertInto('wallet_entries')
    .values({
      user_id: order.user_id,
      amount,
      reason: deposit ? 'deposit' : 'payout-failed',
      order_id: order.id,
      deposit_id: deposit?.id ?? null,
      at: now,
    })
    .execute();
  await trx
    .updateTable('users')
    .set({ wallet_balance: sql<string>`wallet_balance + ${amount}::numeric` })
    .where('id', '=', order.user_id)
    .execute();
}
