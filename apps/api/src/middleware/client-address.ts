import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Client address for rate limits: the peer of the connection, or the X-Forwarded-For entry of the outermost trusted proxy. Without trusted
 * proxies the header is ignored, since any client can set it. IPv6 addresses are cut to their /64, which is one customer.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const trusted = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return blockOf(trusted || peerOf(c));
}

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // A request without a socket, as in tests.
    return 'unknown';
  }
}

const blockOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
};
