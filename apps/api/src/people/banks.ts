import type { Kysely, Selectable } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';

/** A payment account as stored. */
export type BankRow = Selectable<BanksTable>;

/** What a reply or a payout needs of an account. */
export type BankDetails = Omit<BankRow, 'created_at' | 'user_id'>;

/** A payment account as the contract shows it: without the fields it does not have. */
export function bankReply(bank: BankDetails) {
  const fields = {
    accountNumber: bank.account_number,
    phoneNumber: bank.phone_number,
    nayapayId: bank.nayapay_id,
    iban: bank.iban,
    bankName: bank.bank_name,
  };
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return { _id: bank.id, name: bank.name, method: bank.method, ...present };
}

/** Whether a stored account is this one, field by field. */
export const isSameAccount = (bank: BankRow, account: Omit<BankRow, 'id' | 'user_id' | 'created_at'>): boolean =>
  bank.name === account.name &&
  bank.method === account.method &&
  bank.account_number === account.account_number &&
  bank.phone_number === account.phone_number &&
  bank.nayapay_id === account.nayapay_id &&
  bank.iban === account.iban &&
  bank.bank_name === account.bank_name;

/** All accounts of a person, in the order they were added. */
export const banksOf = (db: Kysely<Database>, userId: string): Promise<BankRow[]> =>
  db.selectFrom('banks').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
