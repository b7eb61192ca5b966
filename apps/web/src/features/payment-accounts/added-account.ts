import type { BankAccount } from '@sarraf/api-client';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The new account among all accounts in the reply to `addBank`; undefined if it is not certain, because rupees must not go to an account that the
 * seller did not choose. Another device may have added an account too, and the previous list may never have been loaded.
 *
 * @param known Ids of the accounts before the call.
 * @param sent The submitted values.
 */
export function addedAccount(
  banks: readonly BankAccount[],
  known: ReadonlySet<string>,
  sent: Pick<BankAccount, 'method' | 'name'>,
): BankAccount | undefined {
  const fresh = banks.filter(
    (bank) => !known.has(bank._id) && same(bank.method, sent.method) && same(bank.name, sent.name),
  );
  return fresh.length === 1 ? fresh[0] : undefined;
}
