import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import { callFailure, jsonOf } from './http-call.ts';
import { balanceReader } from './payouts-balance.ts';
import { resolveOverHttp } from './http-titles.ts';
import type { Clock, PayoutAnswer, Payouts } from './providers.ts';

const MAX_TEXT_LENGTH = 500;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.transform((value) => value.slice(0, MAX_TEXT_LENGTH)),
);
const vReply = v.object({
  reference: v.nullish(text, null),
  status: v.picklist(['accepted', 'completed', 'refused', 'returned']),
  utr: v.nullish(text, null),
  reason: v.nullish(text, null),
  available: v.nullish(v.boolean(), true),
});

function answerOf(input: unknown): PayoutAnswer {
  const parsed = v.safeParse(vReply, input);
  if (!parsed.success) return { status: 'unclear', reason: 'the reply is not one of the protocol' };
  const { status, reason, available } = parsed.output;
  const reference = parsed.output.reference || null;
  const utr = parsed.output.utr?.toUpperCase() || null;
  switch (status) {
    case 'accepted':
      return { status, reference };
    case 'completed':
      return { status, reference, utr };
    case 'refused':
      return { status, reference, reason: reason || 'refused' };
    case 'returned':
      return { status, reference, utr, reason: reason || 'returned', available };
    default:
      return status satisfies never;
  }
}

const vShort = v.object({ reason: v.literal('balance') });

/** Reason of a 503: `balance` says that the service has too few rupees left. */
async function reasonOf503(reply: Response): Promise<string> {
  const parsed = v.safeParse(vShort, await jsonOf(reply).catch(() => undefined));
  return parsed.success ? parsed.output.reason : 'HTTP 503';
}

async function call(url: string, init: RequestInit & { headers: Record<string, string> }): Promise<PayoutAnswer> {
  let reply: Response;
  try {
    // A connection kept from an earlier call may be closed at this moment; it would be unknown whether this request arrived.
    const headers = { ...init.headers, connection: 'close' };
    reply = await fetch(url, { ...init, headers, redirect: 'manual' });
  } catch (error) {
    const { arrived, reason } = callFailure(error);
    return { status: arrived ? 'unclear' : 'not-sent', reason };
  }
  try {
    if (reply.status === 429) return { status: 'not-sent', reason: 'HTTP 429' };
    if (reply.status === 503) return { status: 'not-sent', reason: await reasonOf503(reply) };
    if (reply.status === 404 && init.method === 'GET') return { status: 'not-found' };
    if (!reply.ok) return { status: 'unclear', reason: `HTTP ${reply.status}` };
    return answerOf(await jsonOf(reply));
  } catch {
    return { status: 'unclear', reason: 'the reply could not be read' };
  } finally {
    // An unread body would keep the connection open.
    if (!reply.bodyUsed) await reply.body?.cancel().catch(() => undefined);
  }
}

/** Payout provider over HTTP, by the protocol of docs/operating-payouts.md. */
export function httpPayouts({ url, keys }: { url: string; keys: SigningKeys }, clock: Clock): Payouts {
  const base = url.replace(/\/+$/, '');
  return {
    adapter: 'http',
    sends: true,
    send: ({ key, rupees, account, reference, titleReference }, signal) => {
      const payment = { key, amount: rupees, currency: 'PKR', account, reference };
      const body = JSON.stringify({ ...payment, ...(titleReference && { titleReference }) });
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': key,
        ...signedHeaders(keys, { id: key, now: clock.now(), body }),
      };
      return call(`${base}/payouts`, { method: 'POST', headers, body, signal });
    },
    getPayout: (key, signal) =>
      call(`${base}/payouts/${encodeURIComponent(key)}`, {
        method: 'GET',
        headers: { accept: 'application/json', ...signedHeaders(keys, { id: key, now: clock.now(), body: '' }) },
        signal,
      }),
    balance: balanceReader(base, keys, clock),
    resolve: (account, signal) => resolveOverHttp({ base, keys, clock }, account, signal),
  };
}
