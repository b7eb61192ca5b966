import type { MiddlewareHandler } from 'hono';

/**
 * A reply that leaves the request's body unread, or the rest of one that is too large, is the last of its connection: the
 * next request would begin somewhere within that body. The reply says so.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const sendsBody = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  if (sendsBody && (c.res.status === 413 || !c.req.raw.bodyUsed)) c.res.headers.set('Connection', 'close');
};
