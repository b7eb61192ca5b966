import type { BankAccount } from '@sarraf/api-client';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The account a reply to `addBank` added, among all it lists; undefined when that is not certain, since rupees must not go to
 * an account nobody chose. Another device may have added one too, and the list of before may never have been read.
 *
 * @param known Ids of the accounts of before.
 * @param sent What was asked to be saved.
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
