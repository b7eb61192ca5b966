import * as v from 'valibot';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { workOnce } from '../orders/worker.ts';
import type { Services } from '../services.ts';
import { assemble } from '../start.ts';
import { openBlankDatabase } from './blank-database.ts';
import { addPerson, type Actor, type PersonFacts } from './people.ts';

export type { Actor };

const START = Date.UTC(2026, 10, 21, 11, 0, 0);

/** What a call answered. */
export interface Reply {
  status: number;
  headers: Headers;
  json: unknown;
}

/** How a call is made. */
export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: string;
  headers?: Record<string, string>;
}

/** The reply's body as the contract describes it; fails the test when it is anything else. */
export const read = <Schema extends v.GenericSchema>(schema: Schema, reply: Reply): v.InferOutput<Schema> =>
  v.parse(schema, reply.json);

const failure = v.object({
  success: v.literal(false),
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
});

/** The body of a refusal, as every failure has it. */
export const refusal = (reply: Reply) => read(failure, reply);

/** A whole server without a port, on a database of its own. Its clock stands still until a test moves it. */
export async function testServer(env: Record<string, string> = {}, replace: Partial<Services> = {}) {
  const connection = await openBlankDatabase();
  const { db } = connection;
  let nowMs = START;
  const clock = { now: () => new Date(nowMs) };
  const config: Config = readConfig({ LOG_LEVEL: 'silent', ...env }, { dataDir: 'unused', webDist: 'unused' });
  const services: Services = { ...assemble(config, connection, clock), ...replace };
  const app = createApp(services);

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
      nowMs += ms;
    },
    work: () => workOnce(services),
    close: connection.close,
  };
}

/** A running {@link testServer}. */
export type TestServer = Awaited<ReturnType<typeof testServer>>;
