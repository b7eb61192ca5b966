import { sql } from 'kysely';
import { heardAt, isDelayed } from '../chains/delays.ts';
import { channelHealth } from '../messages/channel-health.ts';
import type { Services } from '../services.ts';
import type { Queue } from './queues.ts';

const secondsSince = (moment: Date | null, now: Date): number | null =>
  moment && Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));

/**
 * Health of the payout provider: `since` is its first failure after the last clear reply; a provider without enough rupees is such a
 * failure. A desk without provider is always healthy.
 */
async function payoutsState({ db }: Services) {
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
  return { name: 'payouts', healthy: since === null, since: since?.toISOString() ?? null };
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

/** Health of the external services, from what they replied so far: none is called. */
export const providerStates = async (services: Services) => [
  await payoutsState(services),
  ...(await channelStates(services)),
  ...Object.entries(services.connected).map(([name, healthy]) => ({ name, healthy, since: null })),
];

/** Queues of one table, by status. */
const byStatus = (table: string, queues: readonly Queue[]) =>
  queues
    .filter(({ name }) => name.startsWith(`${table}.`))
    .map(({ name, count, oldestSeconds }) => ({ status: name.slice(table.length + 1), count, oldestSeconds }));

const queueNamed = (wanted: Queue['name'], queues: readonly Queue[]) => {
  const { count, oldestSeconds } = queues.find(({ name }) => name === wanted) ?? { count: 0, oldestSeconds: null };
  return { count, oldestSeconds };
};

/** Overview for administrators: the queues of the desk, lag of each chain, health of the providers, balance at the payout provider, warnings. */
export async function overview(services: Services, queues: readonly Queue[]) {
  const { clock, payouts, warnings } = services;
  const balance = (await payouts.balance?.()) ?? null;
  return {
    payouts: byStatus('payouts', queues),
    returned: queueNamed('returned', queues),
    exceptions: queueNamed('exceptions', queues),
    withdrawals: byStatus('withdrawals', queues),
    chains: await chainStates(services, clock.now()),
    providers: (await providerStates(services)).map((state) =>
      state.name === 'payouts' ? { ...state, balance } : state,
    ),
    warnings: warnings.current(),
  };
}
