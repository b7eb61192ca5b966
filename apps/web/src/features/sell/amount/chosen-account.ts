import type { BankAccount } from '@sarraf/api-client';
import { defaultAccount } from '@sarraf/domain';

/** Id of the account that is chosen first: the default, else the only one; null without either (product.md S7). */
export const firstChoice = (banks: readonly BankAccount[]): string | null =>
  defaultAccount(banks, ({ isDefault }) => isDefault === true)?._id ?? null;

/**
 * Id of the account that step 1 shows as chosen. Null if the chosen one was changed or deleted elsewhere: no other takes its place, because rupees
 * must not go to an account that the seller did not choose. The first choice while none was ever chosen (`bankAccountId` null).
 */
export function chosenAccount(bankAccountId: string | null, banks: readonly BankAccount[]): string | null {
  if (bankAccountId === null) return firstChoice(banks);
  return banks.some(({ _id }) => _id === bankAccountId) ? bankAccountId : null;
}

/** Id of an account that the seller chose by hand; null for the first choice, in whose place another one may be after a visit to the accounts. */
export const handChosen = (bankAccountId: string | null, banks: readonly BankAccount[]): string | null =>
  bankAccountId === firstChoice(banks) ? null : bankAccountId;
