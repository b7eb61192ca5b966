import { sql, type Kysely } from 'kysely';
import type { WalletReason } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import { withdrawalsOf } from './withdrawal-page.ts';

const MAX_ROWS = 200;

/** Reason of a wallet entry as the contract shows it to the seller. */
const REASONS: Record<WalletReason, string> = {
  deposit: 'deposit',
  'payout-failed': 'refund',
  exception: 'credit',
  opening: 'adjustment',
  sale: 'sale',
  withdrawal: 'withdrawal',
  'withdrawal-refused': 'withdrawal-refused',
};

/** Wallet of a user: balance, entries and withdrawals, newest first. */
export async function walletReply(db: Kysely<Database>, userId: string) {
  const { balance } = await db
    .selectFrom('users')
    .select(sql<string>`trim_scale(wallet_balance)::text`.as('balance'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('wallet_entries')
    .select(['id', 'at', 'reason', 'order_id', 'exception_id', 'withdrawal_id'])
    .select(sql<string>`trim_scale(amount)::text`.as('amount'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return {
    balance,
    entries: entries.map((entry) => ({
      _id: String(entry.id),
      at: entry.at.toISOString(),
      amount: entry.amount,
      reason: REASONS[entry.reason],
      orderId: entry.order_id,
      exceptionId: entry.exception_id,
      withdrawalId: entry.withdrawal_id,
    })),
    withdrawals: await withdrawalsOf(db, userId, MAX_ROWS),
  };
}
