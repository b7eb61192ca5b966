import { overallState } from '@sarraf/domain';
import { sql } from 'kysely';
import { migrationState } from '../db/migrate.ts';
import { chainStates, overview, providerStates } from './overview.ts';
import type { Services } from '../services.ts';
import type { Loop } from './heartbeats.ts';
import { readQueues } from './queues.ts';
import { readiness } from './readiness.ts';

async function databaseState({ db, pool, config }: Services) {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  const counts = pool?.();
  return {
    kind: config.databaseUrl ? 'postgres' : 'embedded',
    bytes: rows[0]?.bytes ?? null,
    pool: counts ? { used: counts.total - counts.idle, waiting: counts.waiting, max: counts.max } : null,
    migrations: await migrationState(db),
  };
}

const loopReply = ({ name, state, lastSuccessAt, unknownAfterMs }: Loop) => ({
  ...{ name, state },
  lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  unknownAfterSeconds: Math.round(unknownAfterMs / 1000),
});

/** What the operator sees: the Operations view and the overview of the desk with its overall state. */
export function operationsOf(services: Services) {
  const { db, clock, config, heartbeats, warnings } = services;
  const missing = readiness(services);
  const waiting = () => readQueues(db, config.operations.tolerances, clock.now());
  return {
    /** What `/readyz` names as missing. */
    missing,
    /** The Operations view. */
    view: async () => {
      const facts = {
        missing: await missing(),
        loops: await heartbeats.states(),
        queues: await waiting(),
        chains: await chainStates(services, clock.now()),
        providers: await providerStates(services),
        warnings: warnings.current(),
      };
      const processes = await heartbeats.processes();
      return {
        state: overallState(facts),
        at: clock.now().toISOString(),
        ...facts,
        loops: facts.loops.map(loopReply),
        database: await databaseState(services),
        processes: processes.map((each) => ({
          ...each,
          startedAt: each.startedAt.toISOString(),
          seenAt: each.seenAt.toISOString(),
        })),
      };
    },
    /** The overview of the desk with the overall state. */
    overview: async () => {
      const queues = await waiting();
      const desk = await overview(services, queues);
      const facts = { missing: await missing(), loops: await heartbeats.states(), queues };
      return { state: overallState({ ...desk, ...facts }), ...desk };
    },
  };
}

/** The Operations view of one process. */
export type Operations = ReturnType<typeof operationsOf>;
