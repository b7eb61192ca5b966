import { sql, type Kysely } from 'kysely';

/** Marks of payment accounts: removed or changed, and which one is the default. Only new columns without a default. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table banks add column removed_at timestamptz, add column replaced_by text, add column default_at timestamptz`.execute(
    db,
  );
}
