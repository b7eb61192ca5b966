import { isDeepStrictEqual } from 'node:util';
import { accountTitleCheck, defaultAccount } from '@sarraf/domain';
import type { Kysely, Selectable } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';
import { HttpError } from '../http-error.ts';
import type { MessageOf } from '../messages.ts';
import type { PayoutAccount } from '../providers/providers.ts';
import type { PlatformSettings } from '../settings/settings.ts';
import { maxPerTransfer } from './transfer-limit.ts';
import type { UserRow } from './users.ts';

/** A payment account as stored. */
export type BankRow = Selectable<BanksTable>;

/** Columns of an account that replies and payouts use. */
export type BankDetails = Omit<BankRow, 'created_at' | 'user_id' | 'removed_at' | 'replaced_by' | 'default_at'>;

/** A payment account with the bank's own name of it; null while the bank has told none. */
export type TitledBank = BankDetails & { title: string | null };

/** A payment account that its owner can choose. */
export type OwnBank = BankRow & TitledBank;

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

/** A user's accounts as in a list to choose from: the default, the result of the title check and the most rupees that one transfer can carry. */
export function bankChoices(banks: readonly OwnBank[], { verified_name: name }: UserRow, settings: PlatformSettings) {
  const [madeLast] = banks
    .flatMap((bank) => (bank.default_at ? { bank, at: bank.default_at.getTime() } : []))
    .toSorted((one, other) => other.at - one.at);
  const first = defaultAccount(banks, (bank) => bank === madeLast?.bank);
  return banks.map((bank) => {
    const max = maxPerTransfer(bank.method, settings);
    const check = accountTitleCheck(bank, name, settings.title_check);
    return {
      ...bankReply(bank),
      isDefault: bank === first,
      ...(check !== null && { titleCheck: check }),
      ...(max !== null && { maxPerTransfer: max }),
    };
  });
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

/** Query of a user's accounts with their titles, also of removed ones. */
export const titledBanks = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('banks')
    .leftJoin('account_titles', 'account_titles.bank_id', 'banks.id')
    .selectAll('banks')
    .select('account_titles.title')
    .where('banks.user_id', '=', userId);

/** Accounts that a user can choose, with their titles, in the order they were added. */
export const banksOf = (db: Kysely<Database>, userId: string): Promise<OwnBank[]> =>
  titledBanks(db, userId)
    .where('banks.removed_at', 'is', null)
    .orderBy('banks.created_at')
    .orderBy('banks.id')
    .execute();

/**
 * A payment account that the user can choose. Throws 404 at `bankAccountId` if they have no such account. `lock`: nobody can change or
 * remove it before the transaction ends.
 */
export async function requireOwnBank(
  db: Kysely<Database>,
  userId: string,
  bankId: string,
  { lock = false } = {},
): Promise<BankRow> {
  const own = await db
    .selectFrom('banks')
    .selectAll()
    .where('id', '=', bankId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst();
  if (own) return own;
  const unknown: MessageOf = ({ sell }) => sell.unknownAccount;
  throw new HttpError(404, unknown, { errors: { bankAccountId: unknown } });
}
