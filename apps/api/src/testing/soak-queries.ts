import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

// What tests/soak reads from the database: the packages of the database belong to this workspace.

/**
 * What has not come to its end, one line for each kind and state: orders, payouts, withdrawals, exceptions, and deposits and
 * transactions of the desk without their confirmations.
 */
export async function openThings(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number; example: string; latest: string | null }>`
    with open (what, id, due) as (
      select 'orders ' || status, id, null::timestamptz
      from orders where type = 'sell' and status in ('pending', 'in_process')
      union all
      select 'payouts ' || status, order_id, greatest(next_attempt_at, leased_until)
      from payouts where finished_at is null
      union all select 'withdrawals ' || status, id, null from withdrawals where finished_at is null
      union all select 'exceptions ' || kind || coalesce(' ' || state, ''), id, null from exceptions where closed_at is null
      union all select 'unconfirmed ' || purpose, id::text, null from reported_transactions where confirmed_at is null
      union all
      select 'unconfirmed deposits ' || stage, id::text, null from deposits where confirmed_at is null and stage <> 'dropped'
    )
    select what, count(*)::int as count, min(id) as example, max(due)::text as latest
    from open group by what order by what`.execute(db);
  return rows.map(
    ({ what, count, example, latest }) =>
      `${count} ${what}, such as ${example}${latest === null ? '' : `, the last to be moved at ${latest}`}`,
  );
}

/** Number of rows by kind and state, as one line. */
export async function countRows(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ what: string; count: string }>`
    select 'orders ' || status as what, count(*) as count from orders where type = 'sell' group by 1
    union all select 'deposits', count(*) from deposits
    union all select 'returned', count(*) from payout_returns
    union all select 'withdrawals ' || status, count(*) from withdrawals group by 1
    union all select 'exceptions ' || kind || ' ' || coalesce(resolution, 'open'), count(*) from exceptions group by 1
    union all select 'messages ' || status, count(*) from messages group by 1 order by 1`.execute(db);
  return rows.map(({ what, count }) => `${what} ${count}`).join(', ');
}

/** Payouts that wait for a person, oldest first; none while the database is away. */
export async function waitingPayouts(db: Kysely<Database>): Promise<string[]> {
  const waiting = sql<{ id: string }>`
    select order_id as id from payouts
    where finished_at is null
      and (status in ('failed', 'held', 'unknown', 'claimed') or status = 'queued' and desk is not null)
    order by created_at`;
  const { rows } = await waiting.execute(db).catch(() => ({ rows: [] }));
  return rows.map(({ id }) => id);
}

/** Accounts of deposit addresses. */
export async function depositAccounts(db: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ account: string }>`
    select account from orders where type = 'sell' and account is not null`.execute(db);
  return new Set(rows.map(({ account }) => account));
}

/** Base units of a network's deposits by `<hash> <account>`. */
export async function bookedDeposits(db: Kysely<Database>, networkId: string): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ key: string; units: string }>`
    select hash || ' ' || account as key, sum(units)::text as units from deposits
    where network_id = ${networkId} and token is null and stage <> 'dropped' group by 1`.execute(db);
  return new Map(rows.map(({ key, units }) => [key, BigInt(units)]));
}

/** Every payout with the state of its order. */
export const allPayouts = (db: Kysely<Database>) =>
  db
    .selectFrom('payouts')
    .innerJoin('orders', 'orders.id', 'payouts.order_id')
    .select(['order_id', 'payouts.status', 'amount', 'orders.status as order', 'orders.refunded_at'])
    .execute();

/** What the database has of a seller. */
export async function storedOf(db: Kysely<Database>, userId: string) {
  const { rows } = await sql<{ balance: string; banks: string[]; withdrawals: string[] }>`
    select (select coalesce(sum(amount), 0)::text from wallet_entries where user_id = ${userId}) as balance,
      array(select id from banks where user_id = ${userId}) as banks,
      array(select id from withdrawals where user_id = ${userId}) as withdrawals`.execute(db);
  return rows[0] ?? { balance: '0', banks: [], withdrawals: [] };
}
