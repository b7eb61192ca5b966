import type { BankAccount } from '@sarraf/api-client';

/** What the server remembers of payment accounts besides the list. */
export interface AccountState {
  /** Accounts that were removed, by id, with the account in their place; null if they were deleted. */
  removed: Map<string, { ownerId: string; replacedBy: string | null }>;
  /** Ids of the accounts that were made the default, the last one last. */
  defaults: string[];
}

/** State of a server that begins with these accounts. */
export const accountState = (banks: readonly BankAccount[]): AccountState => ({
  removed: new Map(),
  defaults: banks.filter(({ isDefault }) => isDefault).map(({ _id }) => _id),
});
