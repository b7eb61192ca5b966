import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Reads in one transaction that sees one moment of the database, so that all sums of a reply agree. It cannot write. */
export const readSnapshot = <Result>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
