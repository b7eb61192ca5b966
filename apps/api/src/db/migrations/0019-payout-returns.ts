import { sql, type Kysely } from 'kysely';
import { buildIndex, inBatches, type KeyRange } from '../large-tables.ts';

const TABLES = [
  // A return is recorded once for each payment. `of_payout` is false for a payment under an abandoned key, which had completed nothing.
  `create table if not exists payout_returns (
    id bigint generated always as identity primary key,
    order_id text not null references payouts (order_id),
    key text not null unique,
    rupees numeric(20,2) not null check (rupees > 0),
    utr text,
    paid_at timestamptz,
    reason text not null,
    available boolean not null,
    reference text,
    at timestamptz not null,
    of_payout boolean not null,
    reported_by text,
    user_id text references users (id),
    check ((reported_by is null) <> (user_id is null))
  )`,
  `create index if not exists payout_returns_order on payout_returns (order_id, id)`,
  // The UTR of a returned payment stays taken.
  `create unique index if not exists payout_returns_utr on payout_returns (utr) where utr is not null and of_payout`,
  `create or replace function payout_returns_only_grow() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of payout_returns are never changed or deleted' using errcode = 'restrict_violation';
    end $$`,
  `create or replace trigger payout_returns_only_grow before update or delete or truncate on payout_returns
    for each statement execute function payout_returns_only_grow()`,
  `alter table payout_returns enable always trigger payout_returns_only_grow`,

  `alter table orders
    add column if not exists returned_at timestamptz,
    add column if not exists return_reason text,
    add column if not exists refunded_at timestamptz,
    drop constraint if exists orders_returned,
    add constraint orders_returned check ((returned_at is null) = (return_reason is null)) not valid,
    drop constraint if exists orders_refunded,
    add constraint orders_refunded check (refunded_at is null or returned_at is not null) not valid`,
  `alter table orders validate constraint orders_returned`,
  `alter table orders validate constraint orders_refunded`,

  // Key of the payment that completed the payout; a payment by hand has its UTR instead.
  `alter table payouts add column if not exists paid_key text`,
  // A completed payment of a service may come back: it is asked about for some days.
  `alter table payout_keys
    add column if not exists completed_at timestamptz,
    drop constraint if exists payout_keys_answer_check,
    add constraint payout_keys_answer_check check (answer in ('completed', 'refused', 'returned')) not valid`,
  `alter table payout_keys validate constraint payout_keys_answer_check`,
];

const completedKeys = ({ from, to }: KeyRange) => sql`
  update payout_keys set completed_at = payouts.finished_at,
    due_at = case when payouts.finished_at > now() - interval '7 days' then now() + interval '1 day' end
  from payouts where payouts.order_id = payout_keys.order_id and payouts.key = payout_keys.key
    and payouts.status = 'completed' and payout_keys.given_up_at is null and payout_keys.completed_at is null
    and payout_keys.key > ${from} and payout_keys.key <= ${to}`;

// Payments before this migration: an abandoned key that completed the payout after all, or a payment by hand, known by its UTR.
const paidKeys = ({ from, to }: KeyRange) => sql`
  update payouts set paid_key = coalesce(
    (select key from payout_keys where payout_keys.order_id = payouts.order_id and given_up_at is not null
      and answer = 'completed' and not exists (select 1 from exceptions where payout_key = payout_keys.key) limit 1),
    case when not exists (select 1 from payout_keys where payout_keys.key = payouts.key and given_up_at is null)
      then utr end)
  where status = 'completed' and paid_key is null and order_id > ${from} and order_id <= ${to}`;

const paidAfterAll = ({ from, to }: KeyRange) => sql`
  update payout_keys set completed_at = payouts.finished_at,
    due_at = case when payouts.finished_at > now() - interval '7 days' then now() + interval '1 day' end
  from payouts where payouts.order_id = payout_keys.order_id and payouts.paid_key = payout_keys.key
    and payouts.status = 'completed' and payout_keys.completed_at is null
    and payout_keys.key > ${from} and payout_keys.key <= ${to}`;

/** One transaction would keep `orders` and `payouts` locked for as long as their rows are read and written. */
export const outsideTransaction = true;

/** Payments that the bank returned after it had made them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of TABLES) await sql.raw(step).execute(db);
  await buildIndex(db, {
    name: 'orders_returned',
    on: 'orders (returned_at, id) where returned_at is not null and refunded_at is null',
  });
  await inBatches(db, { table: 'payout_keys', key: 'key' }, completedKeys);
  await inBatches(db, { table: 'payouts', key: 'order_id' }, paidKeys);
  await inBatches(db, { table: 'payout_keys', key: 'key' }, paidAfterAll);
}
