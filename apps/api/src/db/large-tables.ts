import { sql, type Kysely, type RawBuilder } from 'kysely';

/** Rows of one batch, which are locked until it ends. With 5000, a write waited 1.3 s on a busy machine. */
const BATCH = 1000;

/** Index to build. */
interface NewIndex {
  name: string;
  /** What follows `create index … on`: the table, the columns and the condition. */
  on: string;
  unique?: boolean;
}

/**
 * Builds an index without blocking writes, in a migration outside a transaction. Repeatable: an index that a crash left half built is dropped
 * and built again. It may wait for running transactions as long as they take, since no write waits behind it.
 */
export async function buildIndex(db: Kysely<never>, { name, on, unique = false }: NewIndex): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.valid) return;
  const { rows: before } = await sql<{ timeout: string }>`select current_setting('lock_timeout') as timeout`.execute(
    db,
  );
  await sql.raw('set lock_timeout = 0').execute(db);
  try {
    if (rows[0]) await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
    await sql.raw(`create ${unique ? 'unique ' : ''}index concurrently if not exists ${name} on ${on}`).execute(db);
  } finally {
    await sql.raw(`set lock_timeout = '${before[0]?.timeout ?? '0'}'`).execute(db);
  }
}

/** Part of a table, by the order of its text key: from (exclusive) to (inclusive). */
export interface KeyRange {
  from: string;
  to: string;
}

/** Runs an update for a whole table in batches, in a migration outside a transaction. */
export async function inBatches(
  db: Kysely<never>,
  { table, key }: { table: string; key: string },
  update: (range: KeyRange) => RawBuilder<unknown>,
): Promise<void> {
  let from = '';
  for (;;) {
    const { rows } = await sql<{ to: string | null }>`
      select max(key) as to from (
        select ${sql.ref(key)} as key from ${sql.table(table)} where ${sql.ref(key)} > ${from}
        order by ${sql.ref(key)} limit ${sql.lit(BATCH)}
      ) as batch`.execute(db);
    const to = rows[0]?.to;
    if (to === null || to === undefined) return;
    await update({ from, to }).execute(db);
    from = to;
  }
}
