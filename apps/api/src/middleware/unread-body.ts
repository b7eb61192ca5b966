import type { MiddlewareHandler } from 'hono';

/**
 * Sets `Connection: close` on a reply that leaves the request's body, or the rest of a too large one, unread: the next request on the connection
 * would begin within that body.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const sendsBody = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  if (sendsBody && (c.res.status === 413 || !c.req.raw.bodyUsed)) c.res.headers.set('Connection', 'close');
};
