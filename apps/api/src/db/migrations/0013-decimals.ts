import { sql, type Kysely } from 'kysely';

/** Adds the error in the decimals configured for a network. */
export const up = async (db: Kysely<never>): Promise<void> =>
  void (await sql`alter table chain_readers add column decimals_fault text`.execute(db));
