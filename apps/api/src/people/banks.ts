import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';
import { HttpError } from '../http-error.ts';
import type { MessageOf } from '../messages.ts';
import type { PayoutAccount } from '../providers/providers.ts';
import type { PlatformSettings } from '../settings/settings.ts';
import { maxPerTransfer } from './transfer-limit.ts';

/** A payment account as stored. */
export type BankRow = Selectable<BanksTable>;

/** Columns of an account that replies and payouts use. */
export type BankDetails = Omit<BankRow, 'created_at' | 'user_id'>;

/** A payment account with the bank's own name of it; null while the bank has told none. */
export type TitledBank = BankDetails & { title: string | null };

/** Payment account with the contract's field names; null for missing values. */
export const payoutAccount = (bank: Omit<BankDetails, 'id'>): PayoutAccount => ({
  name: bank.name,
  method: bank.method,
  accountNumber: bank.account_number,
  phoneNumber: bank.phone_number,
  nayapayId: bank.nayapay_id,
  iban: bank.iban,
  bankName: bank.bank_name,
});

/** Payment account as in a reply, without missing fields. */
export const bankReply = (bank: TitledBank) => ({
  _id: bank.id,
  ...Object.fromEntries(
    Object.entries({ ...payoutAccount(bank), title: bank.title }).filter(([, value]) => value !== null),
  ),
});

/** Payment account as in a list to choose from: with the most rupees that one transfer to it can carry. */
export function bankChoice(bank: TitledBank, settings: PlatformSettings) {
  const max = maxPerTransfer(bank.method, settings);
  return { ...bankReply(bank), ...(max !== null && { maxPerTransfer: max }) };
}

/** Field that has the number by which the bank knows an account. */
export const numberField = (bank: Omit<BankDetails, 'id'>): 'accountNumber' | 'iban' | 'phoneNumber' | 'nayapayId' => {
  if (bank.account_number !== null) return 'accountNumber';
  if (bank.iban !== null) return 'iban';
  return bank.phone_number === null ? 'nayapayId' : 'phoneNumber';
};

/** Whether a stored account equals `account` in every field. */
export const isSameAccount = (bank: BankRow, account: Omit<BankDetails, 'id'>): boolean =>
  isDeepStrictEqual({ ...bank, ...account }, bank);

/** All accounts of a user with their titles, in the order they were added. */
export const banksOf = (db: Kysely<Database>, userId: string): Promise<(BankRow & TitledBank)[]> =>
  db
    .selectFrom('banks')
    .leftJoin('account_titles', 'account_titles.bank_id', 'banks.id')
    .selectAll('banks')
    .select('account_titles.title')
    .where('banks.user_id', '=', userId)
    .orderBy('banks.created_at')
    .orderBy('banks.id')
    .execute();

/** A payment account of the user. Throws 404 at `bankAccountId` if they have no such account. */
export async function requireOwnBank(db: Kysely<Database>, userId: string, bankId: string): Promise<BankRow> {
  const own = await db
    .selectFrom('banks')
    .selectAll()
    .where('id', '=', bankId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own) return own;
  const unknown: MessageOf = ({ sell }) => sell.unknownAccount;
  throw new HttpError(404, unknown, { errors: { bankAccountId: unknown } });
}
