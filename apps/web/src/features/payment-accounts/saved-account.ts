import type { BankAccount } from '@sarraf/api-client';

const FIELDS = ['bankName', 'accountNumber', 'phoneNumber', 'nayapayId', 'iban'] as const;

const same = (a: string | null | undefined, b: string | null | undefined) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

/** Account that a submitted form became. */
export interface SavedAccount {
  account: BankAccount;
  /** Whether it was in the list before the call. */
  isKnown: boolean;
}

/**
 * The account that was saved, among all accounts in the reply to `addBank` or `updateBank`: a new one, else the one that the seller had already.
 * Undefined if it is not certain, because rupees must not go to an account that the seller did not choose. Another device may have added an account
 * too, and the previous list may never have been loaded.
 *
 * @param known Ids of the accounts before the call.
 * @param sent The submitted values.
 */
export function savedAccount(
  banks: readonly BankAccount[],
  known: ReadonlySet<string>,
  sent: Omit<BankAccount, '_id'>,
): SavedAccount | undefined {
  const alike = banks.filter((bank) => same(bank.method, sent.method) && same(bank.name, sent.name));
  const fresh = alike.filter(({ _id }) => !known.has(_id));
  const equal = alike.filter((bank) => FIELDS.every((field) => same(bank[field], sent[field])));
  const [account, ...more] = fresh.length > 0 ? fresh : equal;
  return account && more.length === 0 ? { account, isKnown: known.has(account._id) } : undefined;
}
