import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import { callJson } from './http-call.ts';
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

async function call(
  url: string,
  request: { headers: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<PayoutAnswer> {
  const outcome = await callJson(url, request);
  if (!outcome.ok) return { status: outcome.arrived ? 'unclear' : 'not-sent', reason: outcome.reason };
  const { status, json } = outcome;
  // 503 with the reason `balance`: the service has too few rupees left.
  if (status === 503 && v.is(vShort, json)) return { status: 'not-sent', reason: json.reason };
  if (status === 429 || status === 503) return { status: 'not-sent', reason: `HTTP ${status}` };
  if (status === 404 && request.body === undefined) return { status: 'not-found' };
  if (status < 200 || status > 299) return { status: 'unclear', reason: `HTTP ${status}` };
  return json === undefined ? { status: 'unclear', reason: 'the reply could not be read' } : answerOf(json);
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
      const signed = signedHeaders(keys, { id: key, now: clock.now(), body });
      return call(`${base}/payouts`, { headers: { 'idempotency-key': key, ...signed }, body, signal });
    },
    getPayout: (key, signal) =>
      call(`${base}/payouts/${encodeURIComponent(key)}`, {
        headers: signedHeaders(keys, { id: key, now: clock.now(), body: '' }),
        signal,
      }),
    balance: balanceReader(base, keys, clock),
    resolve: (account, signal) => resolveOverHttp({ base, keys, clock }, account, signal),
  };
}
