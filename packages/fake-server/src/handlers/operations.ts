import type { LoopState, Operations, OperationsQueue } from '@sarraf/api-client';
import { overallState } from '@sarraf/domain';
import type { FakeServer } from '../server.ts';
import { networksOf } from '../settings-state.ts';
import { moment } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

const LOOPS = ['readers', 'orders', 'payouts', 'messages', 'tidy up'];

/** Queues with their unit and their tolerances: age in seconds, count, sum. */
const QUEUES: [name: string, unit: string | null, age: number, count: number, sum: number | null][] = [
  ['payouts.queued', 'PKR', 1800, 100, 10_000_000],
  ['payouts.claimed', 'PKR', 7200, 50, 10_000_000],
  ['payouts.sent', 'PKR', 1800, 200, 20_000_000],
  ['payouts.unknown', 'PKR', 1800, 10, 1_000_000],
  ['payouts.held', 'PKR', 86_400, 20, null],
  ['payouts.failed', 'PKR', 86_400, 20, null],
  ['returned', 'PKR', 86_400, 20, null],
  ['exceptions', 'USDT', 86_400, 50, 50_000],
  ['withdrawals.requested', 'USDT', 14_400, 50, 50_000],
  ['withdrawals.claimed', 'USDT', 7200, 50, null],
  ['messages.queued', null, 300, 500, null],
  ['deposits.waiting', 'USDT', 3600, 500, null],
];

const emptyQueues = (): OperationsQueue[] =>
  QUEUES.map(([name, unit, age, count, sum]) => ({
    ...{ name, unit, count: 0, oldestSeconds: null, sum: unit === null ? null : '0' },
    tolerance: { age, count, sum },
    over: [],
  }));

/** State of the server, as `getOperations` and `getOverview` reply it. */
export function operationsOf(server: FakeServer): Operations {
  const at = moment(server);
  const ids = networksOf(server).map(({ id }) => id);
  const names = [...LOOPS, ...ids.flatMap((id) => [`read ${id}`, `read quietly ${id}`])];
  const alive = (name: string): LoopState => ({ name, state: 'alive', lastSuccessAt: at, unknownAfterSeconds: 32 });
  const facts = {
    at,
    missing: [],
    loops: names.map(alive),
    queues: emptyQueues(),
    chains: ids.map((networkId) => {
      const fault = server.chainFaults.get(networkId) ?? null;
      return server.delayed.has(networkId)
        ? { networkId, readUpTo: null, head: null, lagSeconds: null, delayed: true, fault }
        : { networkId, readUpTo: at, head: 72_514_008, lagSeconds: 0, delayed: false, fault: null };
    }),
    providers: [{ name: 'payouts', healthy: true, since: null, balance: server.payoutBalance }],
    warnings: server.warnings,
    database: {
      kind: 'postgres',
      bytes: 184_549_376,
      pool: { used: 1, waiting: 0, max: 10 },
      migrations: { last: '0022-heartbeats', pending: [] },
    },
    processes: [{ id: '3f0a5c1e', startedAt: '2025-06-01T04:00:00Z', seenAt: at, self: true }],
    ...server.operations,
  };
  return { ...facts, state: server.operations.state ?? overallState(facts) };
}

/** The Operations view. */
export const operations = {
  getOperations({ server, admin }) {
    admin();
    return { success: true, data: operationsOf(server) };
  },
} satisfies Partial<Resolvers>;
