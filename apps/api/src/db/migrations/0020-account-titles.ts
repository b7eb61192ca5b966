import { sql, type Kysely } from 'kysely';

const STEPS = [
  // A table of its own: accounts are never updated, and the bank may tell the title after the account was saved.
  `create table account_titles (
    bank_id text primary key references banks (id),
    title text not null check (title <> '' and char_length(title) <= 40),
    reference text,
    at timestamptz not null
  )`,
];

/** The bank's own names of payment accounts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
