import { sql, type Kysely } from 'kysely';

const statements = [
  // A transaction that is mined again in another block may move something else at the same place; the row of what it moved before stays.
  `alter table deposits drop constraint deposits_log,
    add constraint deposits_log unique (network_id, hash, log_index, block_hash) deferrable initially deferred`,
];

/** The identity of a log holds its block, so that a changed chain cannot stand in its own way. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
