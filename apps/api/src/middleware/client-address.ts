import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whom to count the sends of: the peer of the connection, or what the outermost trusted proxy says its peer was. Without
 * trusted proxies X-Forwarded-For is ignored, since anybody can write it. IPv6 counts by /64, which is one customer.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const said = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return blockOf(said || peerOf(c));
}

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // A request that came over no socket, as tests make them.
    return 'unknown';
  }
}

const blockOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
};
