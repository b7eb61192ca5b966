import { sql, type Kysely } from 'kysely';

const statements = [
  // One sweep transaction may empty several of our addresses; for other purposes the hash stays unique.
  `drop index typed_transfers_hash`,
  `create unique index typed_transfers_hash on typed_transfers ((right(hash, 64))) where purpose <> 'sweep'`,
  `create unique index typed_transfers_sweep on typed_transfers ((right(hash, 64)), network_id, from_account)
    where purpose = 'sweep'`,
];

/** Makes sweeps unique by network, hash and address. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
