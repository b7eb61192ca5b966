import type { Services } from '../services.ts';
import type { ChainReader } from './chain-reader.ts';
import { amountOf } from './units.ts';

const DAY_MS = 86_400_000;
const MAX_PER_ROUND = 50;

/** Fetches the balances of our addresses from the chain: once a day, after each deposit, and when an administrator requests it. */
export async function checkBalances({ db, clock }: Services, reader: ChainReader): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('address_balances')
    .select('account')
    .where('network_id', '=', reader.networkId)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MAX_PER_ROUND)
    .execute();
  for (const { account } of due) {
    const { units, decimals } = await reader.balanceOf(account);
    await db
      .updateTable('address_balances')
      .set({ on_chain: amountOf(units, decimals), checked_at: now, due_at: new Date(now.getTime() + DAY_MS) })
      .where('network_id', '=', reader.networkId)
      .where('account', '=', account)
      .execute();
  }
}
