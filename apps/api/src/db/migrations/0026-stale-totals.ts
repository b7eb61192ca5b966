import { sql, type Kysely } from 'kysely';

/** Marks the totals of all days and users as stale; the server stores them after its start. After 0025, so that no lock on `orders` is held. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into stale_totals (day) select distinct (created_at at time zone interval '5 hours')::date from orders`.execute(
    db,
  );
  await sql`insert into stale_totals (user_id) select id from users`.execute(db);
}
