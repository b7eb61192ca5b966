import { sql, type Kysely } from 'kysely';

const STEPS = [
  // `name` stays the name that is shown everywhere; once it is verified, it is the verified one. All rows fulfil the checks: the columns are new.
  `alter table users add column if not exists verified_name text, add column if not exists claimed_name text,
    add column if not exists verified_birthdate text`,
  `alter table users drop constraint if exists users_name_shown,
    add constraint users_name_shown check (verified_name is null or name = verified_name) not valid`,
  `alter table users drop constraint if exists users_birthdate_shown,
    add constraint users_birthdate_shown
    check (verified_birthdate is null or birthdate = verified_birthdate) not valid`,
  `create table if not exists identity_checks (
    id text primary key,
    user_id text not null references users (id),
    adapter text not null,
    number_hash text not null,
    last4 text not null,
    reference text not null,
    next text not null check (next in ('code', 'redirect', 'wait')),
    redirect_url text,
    code_id integer not null,
    state text not null check (state in ('pending', 'verified', 'refused')),
    reason text,
    match text check (match in ('full', 'no-record')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    asked_at timestamptz,
    decided_at timestamptz,
    check ((state = 'refused') = (reason is not null))
  )`,
  `create index if not exists identity_checks_user on identity_checks (user_id, created_at desc, id desc)`,
  `create unique index if not exists identity_checks_code on identity_checks (code_id)`,
  `create table if not exists identity_numbers (number_hash text primary key, user_id text not null references users (id))`,
  // Before this release two accounts could verify the same number: the earlier one has it now, the later one stays verified.
  `insert into identity_numbers (number_hash, user_id)
    select distinct on (aadhaar_hash) aadhaar_hash, id from users where aadhaar_hash is not null
    order by aadhaar_hash, created_at, id
    on conflict do nothing`,
  `create table if not exists consents (
    id bigint generated always as identity primary key,
    user_id text not null references users (id),
    purpose text not null,
    version text not null,
    language text not null,
    text text not null,
    at timestamptz not null
  )`,
  `create index if not exists consents_user on consents (user_id)`,
  `create or replace function consents_only_grow() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of consents are never changed or deleted' using errcode = 'restrict_violation';
    end $$`,
  `create or replace trigger consents_only_grow before update or delete or truncate on consents
    for each statement execute function consents_only_grow()`,
  // ALWAYS: also in replication sessions, where ordinary triggers do not fire.
  `alter table consents enable always trigger consents_only_grow`,
  `create table if not exists sandbox_identities (
    reference text primary key,
    mobile text not null,
    behaviour text not null,
    language text not null,
    code_hash text,
    return_url text not null,
    answer text check (answer in ('agreed', 'refused')),
    created_at timestamptz not null
  )`,
];

/** One transaction would keep `users` locked while the numbers are copied. */
export const outsideTransaction = true;

/** Identity checks by code, redirect or waiting; consents; the owner of each identity number; verified names beside claimed ones. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
