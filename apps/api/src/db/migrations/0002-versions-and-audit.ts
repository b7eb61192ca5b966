import { sql, type Kysely } from 'kysely';

const statements = [
  // A setting with a row was changed at least once; one without a row has version 0.
  `alter table settings add column version integer not null default 1 check (version > 0)`,
  `alter table settings alter column version drop default`,
  `create table audit (
    id integer generated always as identity primary key,
    at timestamptz not null,
    action text not null,
    user_id text not null references users (id),
    key text,
    old_value jsonb, new_value jsonb
  )`,
  `create function audit_only_grows() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of audit are never changed or deleted' using errcode = 'restrict_violation';
    end $$`,
  `create trigger audit_only_grows before update or delete or truncate on audit
    for each statement execute function audit_only_grows()`,
  // ALWAYS: also in replication sessions, where ordinary triggers do not fire.
  `alter table audit enable always trigger audit_only_grows`,
];

/** Adds versions to settings, and the append-only audit log. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
