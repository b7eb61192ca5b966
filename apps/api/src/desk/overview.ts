import { PAYOUT_STATUSES } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import { heardAt, isDelayed } from '../chains/delays.ts';
import type { Database } from '../db/schema.ts';
import { channelHealth } from '../messages/channel-health.ts';
import type { Services } from '../services.ts';

const secondsSince = (moment: Date | null, now: Date): number | null =>
  moment && Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));

interface Waiting {
  status: string;
  count: number;
  oldest: Date | null;
}

/** Queue for each status, empty ones included. */
const queues = (statuses: readonly string[], rows: readonly Waiting[], now: Date) =>
  statuses.map((status) => {
    const row = rows.find((each) => each.status === status);
    return { status, count: row?.count ?? 0, oldestSeconds: secondsSince(row?.oldest ?? null, now) };
  });

async function waiting(db: Kysely<Database>, table: 'payouts' | 'withdrawals', statuses: readonly string[]) {
  const { rows } = await sql<Waiting>`
    select status, count(*)::int as count, min(created_at) as oldest from ${sql.table(table)}
    where finished_at is null and status in (${sql.join(statuses)}) group by status`.execute(db);
  return rows;
}

const PAYOUTS = PAYOUT_STATUSES.filter((status) => status !== 'completed');
const WITHDRAWALS = ['requested', 'claimed'] as const;

/**
 * Health of the payout provider: `since` is its first failure after the last clear reply; a provider without enough rupees is such a
 * failure. A desk without provider is always healthy.
 */
async function payoutsState({ db, payouts }: Services) {
  const answers = db.selectFrom('payout_attempts').where('adapter', '=', 'http');
  const { last } = await answers
    .select(({ fn }) => fn.max('id').as('last'))
    .where('result', 'in', ['accepted', 'completed', 'refused', 'returned'])
    .executeTakeFirstOrThrow();
  const { since } = await answers
    .select(sql<Date | null>`min(at)`.as('since'))
    .where('result', 'in', ['not-sent', 'not-asked', 'unknown'])
    .where('id', '>', last ?? 0)
    .executeTakeFirstOrThrow();
  const balance = (await payouts.balance?.()) ?? null;
  return { name: 'payouts', healthy: since === null, since: since?.toISOString() ?? null, balance };
}

/** Health of the channels of messages; without any, `whatsapp` is not healthy. */
async function channelStates({ db, clock, messenger, startedAt }: Services) {
  const states = await channelHealth(db, messenger.channels, { from: startedAt, now: clock.now() });
  const none = [{ name: 'whatsapp', healthy: false, since: null }];
  return states.length === 0
    ? none
    : states.map(({ name, since }) => ({ name, healthy: since === null, since: since?.toISOString() ?? null }));
}

/** State of each network that is read: how far, and whether its node answers. */
export async function chainStates({ db, config, readers, isOffered }: Services, now: Date) {
  const rows = await db
    .selectFrom('chain_readers')
    .select(['network_id', 'head', 'read_up_to', 'decimals_fault', heardAt.as('heard_at')])
    .execute();
  const known = (await readers()).map(({ networkId }) => networkId);
  const ids = [...new Set([...known, ...rows.map(({ network_id }) => network_id).filter(isOffered)])];
  return ids.map((networkId) => {
    const row = rows.find(({ network_id }) => network_id === networkId);
    return {
      networkId,
      readUpTo: row?.read_up_to?.toISOString() ?? null,
      head: row?.head === null || row?.head === undefined ? null : Number(row.head),
      lagSeconds: secondsSince(row?.read_up_to ?? null, now),
      delayed: row === undefined || isDelayed(row.heard_at, config, now),
      fault: row?.decimals_fault ?? null,
    };
  });
}

/** Health of the external services. */
export const providerStates = async (services: Services) => [
  await payoutsState(services),
  ...(await channelStates(services)),
  ...Object.entries(services.connected).map(([name, healthy]) => ({ name, healthy, since: null })),
];

/** Overview for administrators: count and oldest age of each queue, lag of each chain, health of the providers, warnings. */
export async function overview(services: Services) {
  const { db, clock, warnings } = services;
  const now = clock.now();
  const exceptions = await db
    .selectFrom('exceptions')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(opened_at)`.as('oldest')])
    .where('closed_at', 'is', null)
    .where('kind', '<>', 'dust')
    .executeTakeFirstOrThrow();
  const returned = await db
    .selectFrom('orders')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(returned_at)`.as('oldest')])
    .where('returned_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    payouts: queues(PAYOUTS, await waiting(db, 'payouts', PAYOUTS), now),
    returned: { count: returned.count, oldestSeconds: secondsSince(returned.oldest, now) },
    exceptions: { count: exceptions.count, oldestSeconds: secondsSince(exceptions.oldest, now) },
    withdrawals: queues(WITHDRAWALS, await waiting(db, 'withdrawals', WITHDRAWALS), now),
    chains: await chainStates(services, now),
    providers: await providerStates(services),
    warnings: warnings.current(),
  };
}
