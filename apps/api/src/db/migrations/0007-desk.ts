import { sql, type Kysely } from 'kysely';

const statements = [
  // Migration 0006 may have added these already.
  `alter table audit add column if not exists reason text, add column if not exists subject text`,

  `alter table users add column blocked_at timestamptz, add column blocked_reason text`,
  `create table user_notes (
    id integer generated always as identity primary key,
    user_id text not null references users (id),
    at timestamptz not null,
    by_user text not null references users (id),
    by_name text not null,
    text text not null
  )`,
  `create index user_notes_user on user_notes (user_id, id)`,

  // A sale from the wallet has no network and no deposit; its own id fills the unique address column.
  `alter table orders add column source text not null default 'deposit'`,
  `alter table orders add constraint orders_source check (source in ('deposit', 'wallet')) not valid`,

  // Transactions that administrators reported: unique by hash, and each is checked on its chain.
  `create table typed_transfers (
    id integer generated always as identity primary key,
    purpose text not null check (purpose in ('refund', 'withdrawal', 'sweep')),
    network_id text not null,
    hash text not null,
    token text,
    from_account text,
    to_account text,
    amount numeric not null check (amount >= 0),
    typed_by text not null references users (id),
    typed_at timestamptz not null,
    due_at timestamptz not null,
    confirmed_at timestamptz,
    waits boolean not null default false,
    check ((purpose = 'sweep') = (from_account is not null))
  )`,
  `create unique index typed_transfers_hash on typed_transfers ((right(hash, 64)))`,
  `create index typed_transfers_due on typed_transfers (network_id, due_at) where confirmed_at is null`,
  `create index typed_transfers_swept on typed_transfers (network_id, from_account) where purpose = 'sweep'`,

  `create table withdrawals (
    id text primary key,
    user_id text not null references users (id),
    network_id text not null,
    address text not null,
    account text not null,
    amount numeric(20,6) not null check (amount > 0),
    status text not null check (status in ('requested', 'claimed', 'paid', 'refused')),
    claimed_by text references users (id),
    claimed_at timestamptz,
    transfer_id integer references typed_transfers (id),
    approval_by text references users (id),
    approval_at timestamptz,
    reason text,
    created_at timestamptz not null,
    finished_at timestamptz,
    check ((status = 'claimed') <= (claimed_by is not null)),
    check ((claimed_by is null) = (claimed_at is null)),
    check ((status = 'paid' or approval_by is not null) = (transfer_id is not null)),
    check ((approval_by is null) = (approval_at is null) and (approval_by is null or status = 'claimed')),
    check ((status in ('paid', 'refused')) = (finished_at is not null))
  )`,
  `create index withdrawals_user on withdrawals (user_id, created_at desc)`,
  `create index withdrawals_oldest on withdrawals (created_at, id)`,
  `create index withdrawals_open on withdrawals (status, created_at) where finished_at is null`,

  `create index payout_attempts_answers on payout_attempts (id) where adapter = 'http' and result is not null`,

  `alter table exceptions add column note text, add column refund_id integer references typed_transfers (id),
    add column approval text check (approval in ('credit', 'refunded')),
    add column approval_by text references users (id),
    add column approval_at timestamptz,
    add constraint exceptions_refund check (refund_id is null or coalesce(resolution, approval, '') = 'refunded'),
    add constraint exceptions_approval check ((approval is null) = (approval_by is null)
      and (approval is null) = (approval_at is null) and (approval is null or closed_at is null))`,

  `alter table wallet_entries
    add column withdrawal_id text references withdrawals (id),
    drop constraint wallet_entries_reason_check,
    drop constraint wallet_entries_check,
    add constraint wallet_entries_reason_check check (reason in
      ('deposit', 'payout-failed', 'exception', 'opening', 'sale', 'withdrawal', 'withdrawal-refused')),
    add constraint wallet_entries_about check (case
      when reason = 'deposit' then deposit_id is not null
      when reason in ('payout-failed', 'sale') then order_id is not null
      when reason = 'exception' then exception_id is not null
      when reason in ('withdrawal', 'withdrawal-refused') then withdrawal_id is not null
      else true end),
    add constraint wallet_entries_sign check ((reason in ('sale', 'withdrawal')) = (amount < 0) or reason = 'opening')`,
  `create unique index wallet_entries_exception on wallet_entries (exception_id) where reason = 'exception'`,
  `create unique index wallet_entries_sale on wallet_entries (order_id) where reason = 'sale'`,
  `create unique index wallet_entries_withdrawal on wallet_entries (withdrawal_id, reason) where withdrawal_id is not null`,
];

/** The desk: withdrawals, decisions on exceptions, blocked sellers, and reported transactions. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
