import type { decimal } from '@sarraf/domain';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { WalletEntriesTable } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';

/** Change of a wallet's balance, with the reason and the record it belongs to. */
type WalletChange = Omit<Insertable<WalletEntriesTable>, 'id' | 'amount'> & { amount: ReturnType<typeof decimal> };

/**
 * Changes a balance and adds the wallet entry for it, both or neither. False when the wallet holds less than is taken: no balance
 * becomes negative, however many requests take from it at once.
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
