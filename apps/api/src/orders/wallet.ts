import { sql, type Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import type { decimal } from '@sarraf/domain';
import type { OrderRow } from './order-reply.ts';

/** USDT to be credited without a sale. `depositId` null: a failed payout gives the sold USDT back. */
interface WalletCredit {
  order: OrderRow;
  amount: ReturnType<typeof decimal>;
  hash: string | null;
  late: boolean;
  depositId: string | null;
  now: Date;
}

/**
 * Adds to the wallet balance and writes the `receive` order that says so. The receive is unique by its deposit (or by the
 * order whose payout failed), so a credit cannot happen twice even if the caller were wrong.
 */
export async function creditWallet(trx: Transaction<Database>, credit: WalletCredit): Promise<void> {
  const { order, now } = credit;
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
      address_index: null,
      quantity: amount,
      sold_amount: null,
      price: '0',
      price_ranges: '[]',
      fee_rate: '0',
      fee_discount: '0',
      platform_fee: '0',
      net_amount: '0',
      received_amount: amount,
      exception: credit.depositId === null ? null : credit.late ? 'late' : 'over',
      confirmations_have: null,
      confirmations_need: null,
      hash: credit.hash,
      transfer_status: null,
      transfer_ref: null,
      bank_account_id: null,
      source_deposit_id: credit.depositId,
      source_order_id: credit.depositId === null ? order.id : null,
      created_at: now,
      expires_at: now,
      finished_at: now,
    })
    .execute();
  await trx
    .updateTable('users')
    .set({ wallet_balance: sql<string>`wallet_balance + ${amount}::numeric` })
    .where('id', '=', order.user_id)
    .execute();
}
