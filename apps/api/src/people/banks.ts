import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';
import type { PayoutAccount } from '../providers/providers.ts';

/** A payment account as stored. */
export type BankRow = Selectable<BanksTable>;

/** What a reply or a payout needs of an account. */
export type BankDetails = Omit<BankRow, 'created_at' | 'user_id'>;

/** A payment account in the words of the contract; null for what it does not have. */
export const payoutAccount = (bank: BankDetails): PayoutAccount => ({
  name: bank.name,
  method: bank.method,
  accountNumber: bank.account_number,
  phoneNumber: bank.phone_number,
  nayapayId: bank.nayapay_id,
  iban: bank.iban,
  bankName: bank.bank_name,
});

/** A payment account as the contract shows it: without the fields it does not have. */
export const bankReply = (bank: BankDetails) => ({
  _id: bank.id,
  ...Object.fromEntries(Object.entries(payoutAccount(bank)).filter(([, value]) => value !== null)),
});

/** Whether a stored account is this one, field by field. */
export const isSameAccount = (bank: BankRow, account: Omit<BankDetails, 'id'>): boolean =>
  isDeepStrictEqual({ ...bank, ...account }, bank);

/** All accounts of a person, in the order they were added. */
export const banksOf = (db: Kysely<Database>, userId: string): Promise<BankRow[]> =>
  db.selectFrom('banks').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
