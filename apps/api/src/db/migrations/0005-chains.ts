import { accountOf } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';

const before = [
  // The 20 bytes of an address: the same on every network, whatever its format there.
  `alter table orders add column account text`,
  `alter table sandbox_transfers add column account text`,
];

const statements = [
  `create unique index orders_account on orders (account) where type = 'sell'`,
  `create index orders_unfinished on orders (account) where type = 'sell' and status in ('pending', 'in_process')`,
  `create index orders_watched on orders ((coalesce(finished_at, expires_at))) include (account) where type = 'sell'`,

  // A deposit is one transfer log to one of our addresses. A transaction mined again in another block may have a different transfer at the
  // same log index; the row of the earlier transfer stays.
  `alter table deposits
    add column account text,
    add column token text,
    add column log_index integer not null default 0,
    add column from_address text,
    add column units numeric(78,0),
    add column decimals smallint not null default 6,
    add column block_number bigint,
    add column block_hash text,
    add column confirmations_need integer not null default 0,
    add column stage text,
    add column exception_id text`,
  `update deposits set
    account = orders.account,
    units = trunc(deposits.amount * 1000000),
    confirmations_need = coalesce(orders.confirmations_need, deposits.confirmations),
    late = deposits.late and deposits.sold_amount = 0,
    confirmed_at = coalesce(deposits.confirmed_at, deposits.credited_at),
    stage = case
      when deposits.credited_at is not null and deposits.sold_amount > 0 then 'sold'
      when deposits.credited_at is not null then 'credited'
      when not deposits.counts then 'surplus'
      when deposits.confirmed_at is not null then 'confirmed'
      else 'waiting' end
    from orders where orders.id = deposits.order_id`,
  `drop index deposits_unconfirmed`,
  `alter table deposits
    drop column counts,
    drop constraint deposits_network_id_hash_key,
    drop constraint deposits_amount_check,
    drop constraint deposits_check,
    drop constraint deposits_check1,
    alter column amount type numeric,
    alter column order_id drop not null,
    alter column account set not null,
    alter column units set not null,
    alter column stage set not null,
    alter column log_index drop default,
    alter column decimals drop default,
    alter column confirmations_need drop default,
    add constraint deposits_log unique (network_id, hash, log_index, block_hash) deferrable initially deferred,
    add constraint deposits_stage check (stage in
      ('waiting', 'confirmed', 'surplus', 'sold', 'credited', 'review', 'refunded', 'kept', 'dropped')),
    add constraint deposits_amount check (units > 0 and amount >= 0 and (amount > 0 or exception_id is not null)),
    add constraint deposits_late check (not late or stage in ('surplus', 'credited')),
    add constraint deposits_split check (case stage
      when 'sold' then sold_amount > 0 and wallet_amount >= 0 and sold_amount + wallet_amount = amount
      when 'credited' then sold_amount = 0 and wallet_amount = amount
      else sold_amount = 0 and wallet_amount = 0 end),
    add constraint deposits_credited check ((stage in ('sold', 'credited')) = (credited_at is not null)),
    add constraint deposits_confirmed check (case
      when stage in ('confirmed', 'sold', 'credited') then confirmed_at is not null
      when stage in ('waiting', 'surplus', 'dropped') then confirmed_at is null
      else true end),
    add constraint deposits_owner check (order_id is not null or exception_id is not null),
    add constraint deposits_reviewed check (stage not in ('review', 'refunded', 'kept') or exception_id is not null)`,
  `create index deposits_unconfirmed on deposits (network_id, seen_at) where confirmed_at is null and stage <> 'dropped'`,
  `create index deposits_block on deposits (network_id, block_number)`,
  `create index deposits_account on deposits (network_id, account)`,

  `create table exceptions (
    id text primary key,
    kind text not null check (kind in ('unmatched', 'wrong-network', 'wrong-token', 'dust', 'dropped', 'screened')),
    network_id text not null,
    account text not null,
    address text not null,
    token text,
    order_id text references orders (id),
    user_id text references users (id),
    deposit_id text references deposits (id),
    state text check (state in ('uncounted', 'credited', 'paid-out')),
    resolution text check (resolution in ('credited', 'refunded', 'ignored', 'gone', 'returned')),
    opened_at timestamptz not null,
    closed_at timestamptz,
    check ((kind = 'dropped') = (state is not null)),
    check ((kind = 'dropped') = (deposit_id is not null)),
    check ((resolution is null) = (closed_at is null))
  )`,
  `create index exceptions_newest on exceptions (opened_at desc, id desc)`,
  `create index exceptions_open on exceptions (opened_at) where closed_at is null`,
  `create index exceptions_deposit on exceptions (deposit_id) where deposit_id is not null`,
  `create unique index exceptions_one_dust on exceptions (network_id, account) where kind = 'dust' and closed_at is null`,
  `create unique index exceptions_one_dropped on exceptions (deposit_id) where kind = 'dropped' and closed_at is null`,
  `alter table deposits add constraint deposits_exception_id_fkey foreign key (exception_id) references exceptions (id)`,
  `create index deposits_exception on deposits (exception_id) where exception_id is not null`,

  `create table wallet_entries (
    id integer generated always as identity primary key,
    user_id text not null references users (id),
    amount numeric(20,6) not null check (amount <> 0),
    reason text not null check (reason in ('deposit', 'payout-failed', 'exception', 'opening')),
    order_id text references orders (id),
    deposit_id text references deposits (id),
    exception_id text references exceptions (id),
    at timestamptz not null,
    check (case reason
      when 'deposit' then deposit_id is not null
      when 'payout-failed' then order_id is not null
      when 'exception' then exception_id is not null
      else true end)
  )`,
  `create index wallet_entries_user on wallet_entries (user_id, id)`,
  `create unique index wallet_entries_deposit on wallet_entries (deposit_id) where reason = 'deposit'`,
  `create unique index wallet_entries_payout on wallet_entries (order_id) where reason = 'payout-failed'`,
  // So far every credit is a receive order: of a deposit, or of a sale whose payout failed.
  `insert into wallet_entries (user_id, amount, reason, order_id, deposit_id, at)
    select receive.user_id, receive.quantity,
      case when receive.source_deposit_id is null then 'payout-failed' else 'deposit' end,
      coalesce(receive.source_order_id, deposits.order_id), receive.source_deposit_id, receive.created_at
    from orders receive left join deposits on deposits.id = receive.source_deposit_id
    where receive.type = 'receive' and (receive.source_order_id is not null or deposits.id is not null)
    order by receive.created_at, receive.id`,
  // The rest of each existing balance becomes its opening entry, so that no balance changes.
  `insert into wallet_entries (user_id, amount, reason, at)
    select users.id, users.wallet_balance - coalesce(entries.total, 0), 'opening', users.created_at
    from users left join (select user_id, sum(amount) as total from wallet_entries group by user_id) as entries
      on entries.user_id = users.id
    where users.wallet_balance <> coalesce(entries.total, 0)`,
  `create function wallet_entries_only_grow() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of wallet_entries are never changed or deleted' using errcode = 'restrict_violation';
    end $$`,
  `create trigger wallet_entries_only_grow before update or delete or truncate on wallet_entries
    for each statement execute function wallet_entries_only_grow()`,
  `alter table wallet_entries enable always trigger wallet_entries_only_grow`,

  `alter table payouts drop constraint payouts_status_check,
    add constraint payouts_status_check check (status in ('queued', 'sent', 'held', 'completed', 'failed'))`,

  // One reader and one cursor per tier on each network. Cursors start again from the beginning: transfers already recorded are found again.
  `drop table chain_cursors`,
  `create table chain_readers (
    network_id text primary key,
    head bigint,
    read_up_to timestamptz,
    heard_at timestamptz,
    first_asked_at timestamptz not null,
    lease_holder text,
    leased_until timestamptz
  )`,
  `create table chain_cursors (
    network_id text not null references chain_readers (network_id),
    tier text not null check (tier in ('hot', 'cold', 'old')),
    block bigint not null,
    block_hash text not null,
    read_at timestamptz not null,
    primary key (network_id, tier)
  )`,
  `create table address_balances (
    network_id text not null,
    account text not null,
    on_chain numeric,
    checked_at timestamptz,
    due_at timestamptz not null,
    primary key (network_id, account)
  )`,
  `create index address_balances_due on address_balances (network_id, due_at)`,

  `alter table sandbox_transfers
    add column token text,
    add column log_index integer not null default 0,
    add column from_address text,
    add column units numeric(78,0),
    add column decimals smallint not null default 6,
    add column block bigint,
    add column dropped boolean not null default false,
    drop constraint sandbox_transfers_hash_key`,
  `update sandbox_transfers set units = trunc(amount * 1000000), block = id`,
  `alter table sandbox_transfers
    drop column amount,
    drop column address,
    alter column account set not null,
    alter column units set not null,
    alter column block set not null,
    alter column log_index drop default,
    alter column decimals drop default,
    add constraint sandbox_transfers_log unique (network_id, hash, log_index)`,
  `create index sandbox_transfers_block on sandbox_transfers (network_id, block)`,
  `create index sandbox_transfers_account on sandbox_transfers (network_id, account)`,
  `create sequence sandbox_blocks`,
  `select setval('sandbox_blocks', (select coalesce(max(id), 0) + 1 from sandbox_transfers))`,
  `create table sandbox_networks (network_id text primary key, silent boolean not null default false)`,
];

const BATCH = 1000;

/** Fills the `account` column from the address, where the address can be parsed. */
async function addAccounts(db: Kysely<never>, table: 'orders' | 'sandbox_transfers'): Promise<void> {
  const rowsAfter = (id: string | number) =>
    sql<{ id: string | number; address: string }>`select id, address from ${sql.table(table)} where id > ${id}
      ${table === 'orders' ? sql`and type = 'sell'` : sql``} order by id limit ${BATCH}`.execute(db);
  let last: string | number = table === 'orders' ? '' : 0;
  for (;;) {
    const { rows } = await rowsAfter(last);
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    const known = rows.flatMap(({ id, address }) => {
      const account = accountOf(address);
      return account === null ? [] : [{ id, account }];
    });
    await sql`update ${sql.table(table)} set account = known.account
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known (id ${sql.raw(table === 'orders' ? 'text' : 'integer')}, account text)
      where ${sql.table(table)}.id = known.id`.execute(db);
  }
}

/** Deposits as transfer logs of real chains, exceptions, wallet entries, chain readers and cursors. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of before) await sql.raw(statement).execute(db);
  await addAccounts(db, 'orders');
  await addAccounts(db, 'sandbox_transfers');
  // An unparsable address never receives a transfer that is read; its own text keeps the row distinct.
  await sql.raw(`update sandbox_transfers set account = address where account is null`).execute(db);
  await sql
    .raw(`update orders set account = address where account is null and type = 'sell' and address <> '' and exists
      (select 1 from deposits where deposits.order_id = orders.id)`)
    .execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
};
