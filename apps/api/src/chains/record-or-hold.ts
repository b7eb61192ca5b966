import type { Services } from '../services.ts';
import { recordTransaction, type SeenTransaction } from './record-transaction.ts';

/** Classes of what Postgres says of values and rules; everything else (a lost connection, a deadlock) passes by itself. */
const DATA_FAULT = /^2[23]/;

/** Can this never be stored, however often it is tried? */
export const isPoison = (error: unknown): boolean =>
  error instanceof RangeError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && DATA_FAULT.test(String(error.code)));

/** Tells the log which transfer a person must look at. */
export const tellOfPoison = ({ log }: Services, networkId: string, hash: string, error: unknown, what: string): void =>
  log.error({ networkId, hash, name: error instanceof Error ? error.name : 'unknown' }, what);

/**
 * Records a transaction. One that cannot be stored as what it is becomes an exception, and one that cannot be stored at all is told of
 * in the log: whatever somebody sends, the transfers behind it are read. Rejects where another try may help.
 */
export async function recordOrHold(services: Services, seen: SeenTransaction, minDeposit: number): Promise<void> {
  // The second try is for what another process changed at the same moment.
  for (const holdsAll of [false, false, true]) {
    try {
      return await recordTransaction(services, seen, { minDeposit, holdsAll });
    } catch (error) {
      if (!isPoison(error)) throw error;
      const what = holdsAll ? 'a transfer could not be recorded' : 'a transaction could not be recorded as it is';
      tellOfPoison(services, seen.networkId, seen.hash, error, what);
    }
  }
}
