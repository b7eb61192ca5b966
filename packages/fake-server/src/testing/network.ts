import { ApiError, type ClientOf, createClient } from '@sarraf/api-client';
import { operations } from '@sarraf/api-client/operations';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createHandlers } from '../handlers/create-handlers.ts';
import type { FakeServer } from '../server.ts';

type Api = ClientOf<typeof operations>;

/** Sets up msw without handlers; call it once per test file. A request without a handler is an error. */
export function emptyNetwork() {
  const network = setupServer();
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    vi.useRealTimers();
  });
  afterAll(() => network.close());

  return {
    /** Adds handlers, before the existing ones. */
    use: network.use.bind(network),
    /** A client of this server with the token of its signed-in user. */
    open(server: FakeServer): Api {
      network.use(...createHandlers(server));
      return clientOf(() => server.token);
    },
  };
}

/** A client with its own token. */
export const clientOf = (getToken: () => string | null): Api =>
  createClient(operations, {
    baseUrl: 'http://sarraf.test/api',
    getToken,
    onUnauthorized: () => undefined,
    timeoutMs: 500,
  });

/** The error a call rejected with. */
export const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

/** Status, message and errors of a call's error reply. */
export async function refusedWith(call: Promise<unknown>) {
  const error = await failure(call);
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage, errors: error.errors }
    : error;
}

/** Results of an action repeated so many times, one after the other. */
export const inTurn = <T>(times: number, act: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: times }).reduce<Promise<T[]>>(
    async (done) => [...(await done), await act()],
    Promise.resolve([]),
  );
