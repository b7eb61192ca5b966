import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

/** Headers in which proxies name the client. */
const FORWARDING = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
];

/** Whether a forwarding header is present that `TRUSTED_PROXIES` does not account for, so that the real client is not the one counted. */
function isUntrusted(header: (name: string) => string | undefined, { trustedProxies }: Config): boolean {
  const present = FORWARDING.filter((name) => header(name) !== undefined);
  if (trustedProxies === 0 || present.length === 0) return present.length > 0;
  return (header('x-forwarded-for') ?? '').split(',').filter((part) => part.trim() !== '').length < trustedProxies;
}

/** Warns of a proxy that is not configured: all its clients count as one address, whose limit is soon reached. */
export const noticeForwarding =
  ({ config, warnings }: Pick<Services, 'config' | 'warnings'>): MiddlewareHandler =>
  (c, next) => {
    if (isUntrusted((name) => c.req.header(name), config)) warnings.notice('forwarded-not-believed');
    return next();
  };
