import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { chainStates, providerStates } from './overview.ts';
import type { Services } from '../services.ts';
import { inTime } from './in-time.ts';
import { readQueues } from './queues.ts';
import { MEASURES } from './tolerances.ts';

/** A scrape answers after this time even if the database does not. */
const DATABASE_WITHIN_MS = 2000;
const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const POLL_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];
/** Pattern of the route that sellers poll while they wait for a deposit. */
const POLL_ROUTE = '/api/sell/orders/:id';

/** Facts of one scrape that come from the database. */
async function databaseFacts(services: Services) {
  const { db, clock, config, heartbeats } = services;
  const now = clock.now();
  return {
    loops: await heartbeats.states(),
    queues: await readQueues(db, config.operations.tolerances, now),
    chains: await chainStates(services, now),
    providers: await providerStates(services),
    backup: await db
      .selectFrom('backups')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst(),
    now,
  };
}

/** Gauges that are read from the database at each scrape. */
function databaseGauges(register: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `sarraf_${name}`, help, labelNames, registers: [register] });
  return {
    queueItems: gauge('queue_items', 'Items that wait in a queue.', ['queue']),
    queueAge: gauge('queue_oldest_seconds', 'Age of the oldest item of a queue; 0 for an empty one.', ['queue']),
    queueSum: gauge('queue_sum', 'Sum of the amounts of a queue, in its unit.', ['queue', 'unit']),
    queueOver: gauge('queue_over_tolerance', '1 if a queue is past its tolerance.', ['queue', 'measure']),
    chainLag: gauge(
      'chain_lag_seconds',
      'Seconds by which reading a network lags behind; absent before the first read.',
      ['network'],
    ),
    chainDelayed: gauge('chain_delayed', '1 if the node of a network does not answer or the network has a fault.', [
      'network',
    ]),
    backupAge: gauge('last_backup_seconds', 'Age of the newest backup; absent before the first one.', []),
    provider: gauge('provider_healthy', '1 if an external service answers and is configured.', ['provider']),
  };
}

/**
 * Metrics of one process in the Prometheus format. Nothing about persons and no ids: every label has few values. What the database knows is
 * read at each scrape; while it does not answer, those values are absent, `sarraf_database_up` is 0 and every loop counts as not alive.
 */
export function metrics(services: Services) {
  const { heartbeats, pool } = services;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'sarraf_http_request_duration_seconds',
    help: 'Duration of requests, and their number, by pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const polls = new Histogram({
    name: 'sarraf_poll_duration_seconds',
    help: `Duration of the polls of an order (GET ${POLL_ROUTE}).`,
    buckets: POLL_SECONDS,
    registers,
  });
  const up = new Gauge({ name: 'sarraf_database_up', help: '1 if the database answered this scrape.', registers });
  const loopUp = new Gauge({
    name: 'sarraf_loop_up',
    help: '1 if a background loop succeeded within three rounds; 0 if its state is unknown.',
    labelNames: ['loop'],
    registers,
  });
  const loopSilence = new Gauge({
    name: 'sarraf_loop_silent_seconds',
    help: 'Seconds since a background loop last succeeded.',
    labelNames: ['loop'],
    registers,
  });
  const scrapes = new Counter({ name: 'sarraf_scrapes_total', help: 'Scrapes that were answered.', registers });
  const connections =
    pool &&
    new Gauge({
      name: 'sarraf_database_pool',
      help: 'Connections to Postgres (`total`, `idle`), and requests that wait for one (`waiting`).',
      labelNames: ['state'],
      registers,
    });
  const gauges = databaseGauges(register);
  const readFacts = inTime(() => databaseFacts(services), DATABASE_WITHIN_MS);

  const read = async (): Promise<void> => {
    const facts = await readFacts();
    // A gauge of a network or provider that is gone must not stay.
    for (const gauge of [...Object.values(gauges), loopUp, loopSilence]) gauge.reset();
    up.set(facts ? 1 : 0);
    const counts = pool?.();
    for (const state of ['total', 'idle', 'waiting'] as const) if (counts) connections?.set({ state }, counts[state]);
    for (const { name, state, silentMs } of facts?.loops ?? heartbeats.unknown()) {
      loopUp.set({ loop: name }, state === 'alive' ? 1 : 0);
      loopSilence.set({ loop: name }, silentMs / 1000);
    }
    if (!facts) return;
    for (const { name: queue, count, oldestSeconds, sum, unit, over } of facts.queues) {
      gauges.queueItems.set({ queue }, count);
      gauges.queueAge.set({ queue }, oldestSeconds ?? 0);
      if (unit) gauges.queueSum.set({ queue, unit }, Number(sum));
      for (const measure of MEASURES) gauges.queueOver.set({ queue, measure }, over.includes(measure) ? 1 : 0);
    }
    for (const { networkId: network, lagSeconds, delayed, fault } of facts.chains) {
      if (lagSeconds !== null) gauges.chainLag.set({ network }, lagSeconds);
      gauges.chainDelayed.set({ network }, delayed || fault !== null ? 1 : 0);
    }
    if (facts.backup?.at) gauges.backupAge.set((facts.now.getTime() - facts.backup.at.getTime()) / 1000);
    for (const { name: provider, healthy } of facts.providers) gauges.provider.set({ provider }, healthy ? 1 : 0);
  };

  // Finding a histogram by its labels costs more than the observation, so the few combinations are kept.
  const observers = new Map<string, (seconds: number) => void>();
  let reading: Promise<void> | undefined;
  return {
    contentType: register.contentType,
    /** Counts a request. `route` is the pattern of the route, never the path. */
    observe: (method: string, route: string, status: number, seconds: number): void => {
      const key = `${method} ${route} ${status}`;
      let observer = observers.get(key);
      if (!observer) {
        const child = requests.labels(METHODS.has(method) ? method : 'other', route, String(status));
        observer = (value) => child.observe(value);
        // A client can invent methods, but not routes and statuses.
        if (METHODS.has(method)) observers.set(key, observer);
      }
      observer(seconds);
      if (method === 'GET' && route === POLL_ROUTE) polls.observe(seconds);
    },
    /** Text of one scrape. */
    text: async (): Promise<string> => {
      // Two scrapes at once read the database once.
      reading ??= read().finally(() => (reading = undefined));
      await reading;
      scrapes.inc();
      return register.metrics();
    },
  };
}

/** Metrics of one process. */
export type Metrics = ReturnType<typeof metrics>;
