import { sql, type Kysely } from 'kysely';

const statements = [
  `create table users (
    id text primary key,
    mobile text not null unique,
    name text, email text, birthdate text, pincode text, photo text,
    is_admin boolean not null default false,
    is_kyc_verified boolean not null default false,
    is_verified boolean not null default false,
    signup_journey integer not null default 0,
    aadhaar_hash text, aadhaar_last4 text,
    wallet_balance numeric(20,6) not null default 0 check (wallet_balance >= 0),
    platform_fee numeric(9,6) check (platform_fee between 0 and 1),
    platform_fee_discount numeric(9,6) check (platform_fee_discount between 0 and 1),
    min_quantity numeric(20,6) check (min_quantity > 0),
    transaction_exp_time integer check (transaction_exp_time > 0),
    created_at timestamptz not null
  )`,
  `create index users_created on users (created_at)`,
  `create table sessions (
    token_hash text primary key,
    user_id text not null references users (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create table codes (
    id integer generated always as identity primary key,
    purpose text not null,
    subject text not null,
    code_hash text, bound_to text, token_hash text, reference text,
    tries_left integer not null,
    wrong integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    consumed_at timestamptz
  )`,
  `create index codes_subject on codes (purpose, subject, id desc)`,
  `create index codes_age on codes (created_at)`,
  `create table limits (key text primary key, count integer not null, resets_at timestamptz not null)`,
  `create table banks (
    id text primary key,
    user_id text not null references users (id),
    name text not null, method text not null,
    account_number text, phone_number text, nayapay_id text, iban text, bank_name text,
    created_at timestamptz not null
  )`,
  `create index banks_user on banks (user_id, created_at)`,
  `create sequence deposit_address_index minvalue 0 start 0 maxvalue 2147483647`,
  `create table orders (
    id text primary key,
    user_id text not null references users (id),
    type text not null check (type in ('sell', 'receive')),
    status text not null check (status in ('pending', 'in_process', 'completed', 'success', 'cancelled', 'timeout', 'failed')),
    network_id text not null,
    address text not null,
    address_index integer unique,
    quantity numeric(20,6) not null check (quantity > 0),
    sold_amount numeric(20,6) check (sold_amount > 0 and sold_amount <= quantity),
    price numeric(20,6) not null,
    price_ranges jsonb not null default '[]',
    fee_rate numeric(9,6) not null,
    fee_discount numeric(9,6) not null,
    platform_fee numeric(20,2) not null,
    net_amount numeric(20,2) not null,
    received_amount numeric(20,6) not null default 0,
    exception text check (exception in ('late', 'under', 'over')),
    confirmations_have integer, confirmations_need integer,
    hash text,
    transfer_status text, transfer_ref text,
    bank_id text references banks (id),
    source_deposit_id text unique,
    source_order_id text unique,
    deleted boolean not null default false,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    finished_at timestamptz
  )`,
  // Two concurrent creates cannot both succeed: a seller has at most one pending order.
  `create unique index orders_one_pending on orders (user_id) where status = 'pending'`,
  `create unique index orders_address on orders (network_id, address) where type = 'sell'`,
  `create index orders_own on orders (user_id, created_at desc, id desc)`,
  `create index orders_all on orders (created_at desc, id desc)`,
  `create index orders_open on orders (expires_at)
    where status = 'pending' or (status = 'in_process' and sold_amount is null)`,
  `create table deposits (
    id text primary key,
    order_id text not null references orders (id),
    network_id text not null,
    hash text not null,
    amount numeric(20,6) not null check (amount > 0),
    counts boolean not null,
    late boolean not null,
    confirmations integer not null default 0,
    sold_amount numeric(20,6) not null default 0,
    wallet_amount numeric(20,6) not null default 0,
    transferred_at timestamptz not null,
    seen_at timestamptz not null,
    confirmed_at timestamptz,
    credited_at timestamptz,
    unique (network_id, hash),
    check (credited_at is null or sold_amount + wallet_amount = amount),
    check (credited_at is not null or (sold_amount = 0 and wallet_amount = 0))
  )`,
  `create index deposits_order on deposits (order_id)`,
  `create index deposits_unconfirmed on deposits (seen_at) where confirmed_at is null`,
  `create index deposits_seen on deposits (transferred_at)`,
  `create table payouts (
    order_id text primary key references orders (id),
    amount numeric(20,2) not null,
    status text not null check (status in ('queued', 'sent', 'completed', 'failed')),
    utr text unique,
    created_at timestamptz not null,
    sent_at timestamptz,
    leased_until timestamptz
  )`,
  `create index payouts_open on payouts (created_at) where status in ('queued', 'sent')`,
  `create table chain_cursors (chain text primary key, cursor text, read_up_to timestamptz not null)`,
  `create table settings (key text primary key, value jsonb not null, updated_at timestamptz not null, updated_by text)`,
  `create table idempotency_keys (
    user_id text not null references users (id),
    key text not null,
    body_hash text not null,
    order_id text not null references orders (id) deferrable initially deferred,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_age on idempotency_keys (created_at)`,
  `create table sandbox_messages (
    id integer generated always as identity primary key,
    mobile text not null, text text not null, code text, sent_at timestamptz not null
  )`,
  `create index sandbox_messages_mobile on sandbox_messages (mobile, id desc)`,
  `create table sandbox_transfers (
    id integer generated always as identity primary key,
    network_id text not null, address text not null, hash text not null unique,
    amount numeric(20,6) not null, made_at timestamptz not null
  )`,
];

/** Creates the tables of the first release. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
