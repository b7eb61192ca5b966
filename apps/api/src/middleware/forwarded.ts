import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

/** What proxies say of whom they pass a request on for. */
const FORWARDING = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
];

/** Is it told of another caller than the one that is counted? Of X-Forwarded-For as many are believed as there are trusted proxies. */
function isDisbelieved(header: (name: string) => string | undefined, { trustedProxies }: Config): boolean {
  const said = FORWARDING.filter((name) => header(name) !== undefined);
  if (trustedProxies === 0 || said.length === 0) return said.length > 0;
  return (header('x-forwarded-for') ?? '').split(',').filter((part) => part.trim() !== '').length < trustedProxies;
}

/** Notices callers behind a proxy that is not configured: all of them count as one address, whose limit is soon reached. */
export const noticeForwarding =
  ({ config, warnings }: Pick<Services, 'config' | 'warnings'>): MiddlewareHandler =>
  (c, next) => {
    if (isDisbelieved((name) => c.req.header(name), config)) warnings.notice('forwarded-not-believed');
    return next();
  };
