import type { decimal } from '@sarraf/domain';
import { sql, type Insertable, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { WalletEntriesTable } from '../db/chain-tables.ts';
import type { Database, OrdersTable } from '../db/schema.ts';

type Amount = ReturnType<typeof decimal>;

/** One change of a wallet, and what it is about. */
type WalletChange = Omit<Insertable<WalletEntriesTable>, 'id' | 'amount'> & { amount: Amount };

/** USDT to be credited without a sale. Without a `deposit` a failed payout gives the sold USDT back. */
interface WalletCredit {
  order: Pick<Insertable<OrdersTable>, 'id' | 'user_id' | 'network_id' | 'address' | 'hash' | 'source'>;
  amount: Amount;
  deposit?: { id: string; hash: string; late: boolean } | undefined;
  now: Date;
}

/**
 * Changes a balance and adds the entry that says why, both or neither. False when the wallet holds less than is taken: no balance is
 * ever negative, however many take from it at once.
 */
export async function changeWallet(trx: Transaction<Database>, { amount, ...about }: WalletChange): Promise<boolean> {
  const text = amount.toString();
  const changed = await trx
    .updateTable('users')
    .set({ wallet_balance: sql<string>`wallet_balance + ${text}::numeric` })
    .where('id', '=', about.user_id)
    .where(sql<boolean>`wallet_balance + ${text}::numeric >= 0`)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx
    .insertInto('wallet_entries')
    .values({ ...about, amount: text })
    .execute();
  return true;
}

/** A `receive` order, which tells the seller of USDT that came without a sale. */
export const receiveOrder = (
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
 * Adds an entry to the wallet, and with it to its balance, and writes the `receive` order that says so. The receive is unique by its deposit (or by the
 * order whose payout failed), so a credit cannot happen twice even if the caller were wrong.
 */
export async function creditWallet(trx: Transaction<Database>, credit: WalletCredit): Promise<void> {
  const { order, deposit, amount, now } = credit;
  await receiveOrder(
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
