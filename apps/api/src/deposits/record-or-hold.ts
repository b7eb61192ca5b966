import { isDataError } from '../db/data-error.ts';
import type { SeenTransaction } from '../chains/chain-reader.ts';
import type { Services } from '../services.ts';
import { recordTransaction } from './record-transaction.ts';

/** Logs a transfer that the database refuses, so that a person looks at it. */
export const logUnrecordable = (
  { log }: Services,
  { networkId, hash }: { networkId: string; hash: string },
  error: unknown,
  what: string,
): void => log.error({ networkId, hash, name: error instanceof Error ? error.name : 'unknown' }, what);

/**
 * Records a transaction. A transaction that cannot be stored as a deposit becomes an exception, and one that cannot be stored at all is
 * logged, so that the reader goes on with the next. Rejects when a retry may help.
 */
export async function recordOrHold(services: Services, seen: SeenTransaction, minDeposit: number): Promise<void> {
  // The second try is for rows that another process changed at the same moment.
  for (const holdsAll of [false, false, true]) {
    try {
      return await recordTransaction(services, seen, { minDeposit, holdsAll });
    } catch (error) {
      if (!isDataError(error)) throw error;
      const what = holdsAll ? 'a transfer could not be recorded' : 'a transaction could not be recorded as it is';
      logUnrecordable(services, seen, error, what);
    }
  }
}
