import { sql, type Kysely } from 'kysely';

const STEPS = [
  // Totals of the orders of each day in Karachi, for the statistics.
  `create table daily_totals (
    day date primary key,
    transactions bigint not null,
    users bigint not null,
    received numeric not null,
    sold numeric not null,
    deleted_rupees numeric not null,
    deleted_usdt numeric not null
  )`,
  // Newest days of which a user has an order that was paid, and one that was sold.
  `create table user_last_days (
    user_id text primary key references users (id) on delete cascade,
    received_on date,
    sold_on date
  )`,
  // Days and users whose totals are no longer right, because an order has changed.
  `create table stale_totals (
    id bigint generated always as identity primary key,
    day date,
    user_id text
  )`,
  `create function mark_stale_totals() returns trigger language plpgsql as $$
    begin
      insert into stale_totals (day, user_id)
        select distinct (created_at at time zone interval '5 hours')::date, user_id
        from (values (old.created_at, old.user_id), (new.created_at, new.user_id)) as changed (created_at, user_id)
        where created_at is not null;
      return null;
    end $$`,
  // A trigger, so that no import and no correction by hand is missed.
  `create trigger mark_stale_totals
    after insert or delete or update of user_id, type, status, quantity, sold_amount, net_amount, received_amount, deleted,
      created_at, refunded_at on orders
    for each row execute function mark_stale_totals()`,
];

/** Stored totals of the statistics, so that the page does not add up all orders. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
