import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { ChainReader } from './chain-reader.ts';

/**
 * Whether the tokens of a network have the configured decimals. With other decimals every amount would be wrong by a power of ten, so the
 * network must not be read. Stores the result for {@link misconfiguredNetworks}.
 */
export async function hasRightDecimals({ db, clock, log }: Services, reader: ChainReader): Promise<boolean> {
  if (!reader.decimalsFault) return true;
  const { networkId } = reader;
  const fault = await reader.decimalsFault(clock.now());
  const changed = await db
    .updateTable('chain_readers')
    .set({ decimals_fault: fault })
    .where('network_id', '=', networkId)
    .where(sql<boolean>`decimals_fault is distinct from ${fault}`)
    .returning('network_id')
    .executeTakeFirst();
  if (changed && fault) log.error({ networkId, fault }, 'a network is not read');
  return fault === null;
}

/** Networks that are not read because their configured decimals are wrong, by id with the fault. */
export async function misconfiguredNetworks(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('chain_readers')
    .select(['network_id', 'decimals_fault'])
    .where('decimals_fault', 'is not', null)
    .execute();
  return new Map(rows.map(({ network_id, decimals_fault }) => [network_id, decimals_fault ?? '']));
}
