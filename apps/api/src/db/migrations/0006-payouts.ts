import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table payouts drop constraint payouts_status_check,
    add constraint payouts_status_check
      check (status in ('queued', 'claimed', 'sent', 'unknown', 'held', 'completed', 'failed')),
    add column key text,
    add column attempt integer not null default 1 check (attempt > 0),
    add column claimed_by text references users (id),
    add column claimed_at timestamptz,
    add column approval text check (approval in ('paid', 'refund')),
    add column approval_by text references users (id),
    add column approval_at timestamptz,
    add column asked_at timestamptz,
    add column accepted_at timestamptz,
    add column nudged_at timestamptz,
    add column next_attempt_at timestamptz,
    add column tries integer not null default 0,
    add column problem_reason text,
    add column problem_at timestamptz,
    add column held_reason text,
    add column vanished boolean not null default false,
    add column desk text check (desk in ('person', 'not-asked')),
    add column finished_at timestamptz`,
  `update payouts set
    key = payouts.order_id,
    asked_at = sent_at,
    accepted_at = sent_at,
    next_attempt_at = leased_until,
    leased_until = null,
    vanished = payouts.status = 'held',
    finished_at = case when payouts.status in ('completed', 'failed')
      then coalesce(orders.finished_at, payouts.sent_at, payouts.created_at) end
    from orders where orders.id = payouts.order_id`,
  `alter table payouts
    alter column key set not null,
    add constraint payouts_key unique (key),
    add constraint payouts_claim check ((claimed_by is null) = (claimed_at is null)),
    add constraint payouts_claimed check ((status = 'claimed') = (claimed_by is not null)),
    add constraint payouts_approval check ((approval is null) = (approval_by is null)
      and (approval is null) = (approval_at is null)
      and (approval is null or status in ('claimed', 'unknown', 'held', 'failed'))),
    add constraint payouts_problem check ((problem_reason is null) = (problem_at is null)),
    add constraint payouts_utr check (utr is null or status = 'completed' or approval = 'paid'),
    add constraint payouts_finished check ((status <> 'completed' or finished_at is not null)
      and (finished_at is null or status in ('completed', 'failed')))`,
  `drop index payouts_open`,
  `create index payouts_due on payouts (coalesce(next_attempt_at, created_at)) where status in ('queued', 'sent', 'unknown')`,
  `create index payouts_by_status on payouts (status, created_at, order_id)`,
  `create index payouts_newest on payouts (created_at, order_id)`,

  // Log of attempts: one row before a service is called, another with its answer.
  `create table payout_attempts (
    id integer generated always as identity primary key,
    order_id text not null references payouts (order_id),
    key text not null,
    at timestamptz not null,
    adapter text,
    user_id text references users (id),
    what text not null,
    reference text,
    result text,
    reason text,
    check ((adapter is null) <> (user_id is null))
  )`,
  `create index payout_attempts_order on payout_attempts (order_id, id)`,
  `create function payout_attempts_only_grow() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of payout_attempts are never changed or deleted' using errcode = 'restrict_violation';
    end $$`,
  `create trigger payout_attempts_only_grow before update or delete or truncate on payout_attempts
    for each statement execute function payout_attempts_only_grow()`,
  `alter table payout_attempts enable always trigger payout_attempts_only_grow`,

  // Order and reason of an administrator's action.
  `alter table audit add column reason text, add column order_id text references orders (id)`,
  `create index audit_order on audit (order_id, id) where order_id is not null`,

  `create table sandbox_payouts (
    key text primary key,
    account text not null,
    method text not null,
    rupees numeric(20,2) not null,
    asked_at timestamptz not null
  )`,
];

/** Payouts handled by services and people: their states, approvals and attempts, and reasons in the audit log. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
