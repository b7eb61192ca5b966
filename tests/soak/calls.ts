import { setTimeout as sleep } from 'node:timers/promises';

import { parseContract } from '@sarraf/api-client/contract';

/** Longest time that a reply may take: a request waits for a silent database until its socket gives up. */
const TIMEOUT_MS = 60_000;
const AGAIN_MS = 300;
/** Time after which a call is given up: no fault lasts that long. */
const GIVE_UP_MS = 120_000;

/** Reply of the API. */
export interface Reply {
  status: number;
  json: unknown;
}

/** A call of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token: string;
  body?: unknown;
  /** Idempotency key. */
  key?: string;
  /** Statuses that may come; 200 by default. */
  expected?: readonly number[];
}

/** Replies and failures of a run. */
export interface Tally {
  /** Number of replies by status, and of calls without a reply by the reason. */
  replies: Map<string, number>;
  /** When a call last had to be repeated, in milliseconds since 1970. */
  lastTrouble: number;
  /** Replies that no fault explains. */
  unexpected: string[];
}

/** Body of a reply, parsed with a schema of the contract. Throws if it does not match. */
export function read<Schema extends Parameters<typeof parseContract>[0]>(schema: Schema, { status, json }: Reply) {
  const parsed = parseContract(schema, json);
  if (!parsed.success)
    throw new Error(`a reply of ${status} is not as expected: ${JSON.stringify(json).slice(0, 200)}`);
  return parsed.output;
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.name : 'no reply';
};

/**
 * Caller of the servers in turn. A call that got a 503 or no reply is repeated, as a person would, until it gets another reply; one with
 * another status than expected is noted.
 */
export function caller(origins: readonly string[]) {
  const tally: Tally = { replies: new Map(), lastTrouble: 0, unexpected: [] };
  let turn = 0;
  const note = (what: string): void => void tally.replies.set(what, (tally.replies.get(what) ?? 0) + 1);

  const once = async ({ method, path, token, body, key }: Call): Promise<Reply> => {
    turn += 1;
    const reply = await fetch(`${origins[turn % origins.length]}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: reply.status, json: await reply.json() };
  };

  const call = async (made: Call): Promise<Reply> => {
    const { method, path, expected = [200] } = made;
    const until = Date.now() + GIVE_UP_MS;
    for (;;) {
      const reply = await once(made).catch((error: unknown) => reasonOf(error));
      if (typeof reply === 'string' || reply.status === 503) {
        note(typeof reply === 'string' ? reply : '503');
        tally.lastTrouble = Date.now();
        if (reply === 'TimeoutError') tally.unexpected.push(`${method} ${path}: no reply in ${TIMEOUT_MS} ms`);
        if (Date.now() > until) throw new Error(`${method} ${path} was given up`);
        await sleep(AGAIN_MS);
        continue;
      }
      note(String(reply.status));
      if (!expected.includes(reply.status)) {
        tally.unexpected.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.json).slice(0, 200)}`);
      }
      return reply;
    }
  };
  return { call, tally };
}

/** Calls the API. */
export type Caller = ReturnType<typeof caller>['call'];
