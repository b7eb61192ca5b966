import * as v from 'valibot';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { QUIET_EVERY_MS, workOnce } from '../worker.ts';
import type { Services } from '../services.ts';
import { assemble } from '../start.ts';
import type { Connection } from '../db/connect.ts';
import { senderOf } from '../messages/deliver.ts';
import { forwardMessages } from '../messages/forward-messages.ts';
import { forwardPayouts } from '../payouts/forward-payouts.ts';
import { openBlankDatabase } from './test-database.ts';
import { addPerson, type Actor, type PersonFacts } from './people.ts';

export type { Actor };

/** Connections of a server that gets many requests at the same moment, in tests of races. */
export const MANY_CONNECTIONS = 10;

const START = Date.UTC(2026, 10, 21, 11, 0, 0);

/** Reply to a call. */
export interface Reply {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Options of a call. */
export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  /** Raw body, instead of `body`. */
  raw?: string;
  headers?: Record<string, string>;
}

/** Parses the reply's body with a schema of the contract; fails the test if it does not match. */
export const read = <Schema extends v.GenericSchema>(schema: Schema, reply: Reply): v.InferOutput<Schema> =>
  v.parse(schema, reply.json);

const failure = v.object({
  success: v.literal(false),
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
});

/** Parses the body of an error reply. */
export const refusal = (reply: Reply) => read(failure, reply);

/** What servers beside each other share: the database and the clock, in milliseconds. */
export interface Shared {
  connection: Connection;
  time: { ms: number };
}

function serverOn(shared: Shared, env: Record<string, string>, replace: Partial<Services>) {
  const { connection, time } = shared;
  const { db } = connection;
  const clock = { now: () => new Date(time.ms) };
  const config: Config = readConfig({ LOG_LEVEL: 'silent', ...env }, { dataDir: 'unused', webDist: 'unused' });
  const services: Services = { ...assemble(config, connection, clock), ...replace };
  const app = createApp(services);
  let quietAt = -Infinity;

  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Reply> => {
    const text = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const reply = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const type = reply.headers.get('content-type') ?? '';
    return {
      status: reply.status,
      headers: reply.headers,
      json: type.includes('json') ? await reply.json() : await reply.text(),
    };
  };

  const person = (facts: PersonFacts = {}): Promise<Actor> => addPerson(db, clock.now(), facts);

  const newestCode = async (mobile: string): Promise<string> => {
    const row = await db
      .selectFrom('sandbox_messages')
      .select('code')
      .where('mobile', '=', mobile)
      .where('code', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return row.code ?? '';
  };

  return {
    app,
    services,
    db,
    clock,
    call,
    person,
    newestCode,
    advance: (ms: number): void => {
      time.ms += ms;
    },
    /** One round of the worker, with the parts whose interval has passed since their last round. */
    work: async (): Promise<void> => {
      const isQuietDue = time.ms - quietAt >= QUIET_EVERY_MS;
      if (isQuietDue) quietAt = time.ms;
      await workOnce(services, { isQuietDue });
    },
    /** The part of a round that sends payouts, and polls them. */
    sendPayouts: () => forwardPayouts(services),
    /** The part of a round that sends messages. */
    sendMessages: () => forwardMessages(senderOf(services)),
    close: connection.close,
    shared,
  };
}

/** A running {@link testServer}. */
export type TestServer = ReturnType<typeof serverOn>;

/**
 * A complete server without a port, on its own database. Its clock moves only when a test advances it. A test of requests at the same time asks for
 * more connections than the few of other tests.
 */
export const testServer = async (
  env: Record<string, string> = {},
  replace: Partial<Services> = {},
  poolSize?: number,
): Promise<TestServer> =>
  serverOn({ connection: await openBlankDatabase(poolSize), time: { ms: START } }, env, replace);

/** Another server on the same database and clock, with its own configuration: a second process, or the first one restarted. */
export const serverBeside = ({ shared }: TestServer, env: Record<string, string>): TestServer =>
  serverOn(shared, env, {});
