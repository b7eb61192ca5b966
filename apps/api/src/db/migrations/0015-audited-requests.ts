import { sql, type Kysely } from 'kysely';

/** Audit rows say whether an action only requested the approval of another administrator. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table audit add column awaits_approval boolean not null default false`.execute(db);
}
