import { sql, type Kysely } from 'kysely';

const statements = [
  // Keys sent to a service. An abandoned key may still be paid, even days later.
  `create table payout_keys (
    key text primary key,
    order_id text not null references payouts (order_id),
    unclear boolean not null default false,
    given_up_at timestamptz,
    due_at timestamptz,
    asked_at timestamptz,
    leased_until timestamptz,
    answer text check (answer in ('completed', 'refused'))
  )`,
  `create index payout_keys_order on payout_keys (order_id)`,
  `create index payout_keys_given_up on payout_keys (given_up_at) where given_up_at is not null and answer is null`,
  `create index payout_keys_due on payout_keys (due_at) where due_at is not null`,
  `insert into payout_keys (key, order_id, unclear, given_up_at)
    select asked.key, asked.order_id, bool_or(coalesce(asked.result, '') = 'unknown'),
      case when payouts.key = asked.key and payouts.status in ('sent', 'unknown', 'completed') then null else max(asked.at) end
    from payout_attempts asked join payouts on payouts.order_id = asked.order_id
    where asked.what in ('sent', 'answered') and asked.adapter is not null
    group by asked.key, asked.order_id, payouts.key, payouts.status`,
  `insert into payout_keys (key, order_id, unclear)
    select key, order_id, status = 'unknown' from payouts where status in ('sent', 'unknown') on conflict do nothing`,

  `alter table exceptions
    add column payout_key text,
    add column rupees numeric(20,2),
    add column utr text,
    drop constraint exceptions_kind_check,
    add constraint exceptions_kind_check check (kind in ('unmatched', 'wrong-network', 'wrong-token', 'dust', 'dropped',
      'screened', 'paid-twice', 'paid-after-refund')),
    add constraint exceptions_paid_again check ((kind in ('paid-twice', 'paid-after-refund')) = (payout_key is not null)
      and (payout_key is null) = (rupees is null))`,
  `create unique index exceptions_paid_key on exceptions (payout_key) where payout_key is not null`,
];

/** Payout keys, and exceptions for rupees that were paid under an abandoned key. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
