import { ApiError, type ClientOf, createClient } from '@sarraf/api-client';
import { operations } from '@sarraf/api-client/operations';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createHandlers } from '../handlers/create-handlers.ts';
import type { FakeServer } from '../server.ts';

type Api = ClientOf<typeof operations>;

/** A network without any server; call it once a file of tests. What no handler answers is an error. */
export function emptyNetwork() {
  const network = setupServer();
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    vi.useRealTimers();
  });
  afterAll(() => network.close());

  return {
    /** Adds handlers, before those that are there. */
    use: network.use.bind(network),
    /** A client of this server, signed in as whom the server says. */
    open(server: FakeServer): Api {
      network.use(...createHandlers(server));
      return clientOf(() => server.token);
    },
  };
}

/** A client with a token of its own. */
export const clientOf = (getToken: () => string | null): Api =>
  createClient(operations, {
    baseUrl: 'http://sarraf.test/api',
    getToken,
    onUnauthorized: () => undefined,
    timeoutMs: 500,
  });

/** What a call failed with. */
export const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

/** What the server said when it refused a call. */
export async function refusedWith(call: Promise<unknown>) {
  const error = await failure(call);
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage, errors: error.errors }
    : error;
}

/** The outcomes of one act, done so many times in turn. */
export const inTurn = <T>(times: number, act: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: times }).reduce<Promise<T[]>>(
    async (done) => [...(await done), await act()],
    Promise.resolve([]),
  );
