import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { pino, type DestinationStream, type Logger } from 'pino';

const requestIds = new AsyncLocalStorage<string>();

/** Request id in every line of the log that is written while the request is handled; use after hono's `requestId`. */
export const withRequestId: MiddlewareHandler<{ Variables: RequestIdVariables }> = (c, next) =>
  requestIds.run(c.get('requestId'), next);

/** Log of the server: JSON lines, with `requestId` for those that belong to a request. */
export const serverLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { pid: process.pid },
    mixin: () => {
      const requestId = requestIds.getStore();
      return requestId === undefined ? {} : { requestId };
    },
  };
  return destination ? pino(options, destination) : pino(options);
};
