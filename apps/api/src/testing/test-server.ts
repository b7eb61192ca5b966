import * as v from 'valibot';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { workOnce } from '../worker.ts';
import type { Services } from '../services.ts';
import { assemble } from '../start.ts';
import { openBlankDatabase } from './blank-database.ts';
import { addPerson, type Actor, type PersonFacts } from './people.ts';

export type { Actor };

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

/** A complete server without a port, on its own database. Its clock moves only when a test advances it. */
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
      nowMs += ms;
    },
    work: () => workOnce(services),
    close: connection.close,
  };
}

/** A running {@link testServer}. */
export type TestServer = Awaited<ReturnType<typeof testServer>>;
