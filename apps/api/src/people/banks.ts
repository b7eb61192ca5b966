import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';
import { HttpError } from '../http-error.ts';
import type { MessageOf } from '../messages.ts';
import type { PayoutAccount } from '../providers/providers.ts';

/** A payment account as stored. */
export type BankRow = Selectable<BanksTable>;

/** Columns of an account that replies and payouts use. */
export type BankDetails = Omit<BankRow, 'created_at' | 'user_id'>;

/** Payment account with the contract's field names; null for missing values. */
export const payoutAccount = (bank: BankDetails): PayoutAccount => ({
  name: bank.name,
  method: bank.method,
  accountNumber: bank.account_number,
  phoneNumber: bank.phone_number,
  nayapayId: bank.nayapay_id,
  iban: bank.iban,
  bankName: bank.bank_name,
});

/** Payment account as in a reply, without missing fields. */
export const bankReply = (bank: BankDetails) => ({
  _id: bank.id,
  ...Object.fromEntries(Object.entries(payoutAccount(bank)).filter(([, value]) => value !== null)),
});

/** Whether a stored account equals `account` in every field. */
export const isSameAccount = (bank: BankRow, account: Omit<BankDetails, 'id'>): boolean =>
  isDeepStrictEqual({ ...bank, ...account }, bank);

/** All accounts of a user, in the order they were added. */
export const banksOf = (db: Kysely<Database>, userId: string): Promise<BankRow[]> =>
  db.selectFrom('banks').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

/** Throws 404 at `bankAccountId` unless the user has this payment account. */
export async function requireOwnBank(db: Kysely<Database>, userId: string, bankId: string): Promise<void> {
  const own = await db
    .selectFrom('banks')
    .select('id')
    .where('id', '=', bankId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own) return;
  const unknown: MessageOf = ({ sell }) => sell.unknownAccount;
  throw new HttpError(404, unknown, { errors: { bankAccountId: unknown } });
}
