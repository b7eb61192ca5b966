import type { WalletEntry } from '@sarraf/api-client';
import { decimal, toWireNumber } from '@sarraf/domain';
import type { FakeServer } from './server.ts';

/** Balance of a user's wallet: the sum of its entries. */
export const balanceOf = (server: FakeServer, userId: string) =>
  (server.wallets.get(userId) ?? []).reduce((sum, { amount }) => sum.plus(amount), decimal(0));

/** Adds an entry to a user's wallet and updates the balance. */
export function addWalletEntry(server: FakeServer, userId: string, entry: Omit<WalletEntry, '_id' | 'at'>): void {
  const at = new Date(server.now()).toISOString();
  server.wallets.set(userId, [{ _id: server.nextId('entry'), at, ...entry }, ...(server.wallets.get(userId) ?? [])]);
  const person = server.people.get(userId);
  if (person !== undefined) person.user.wallet_balance = toWireNumber(balanceOf(server, userId));
}
