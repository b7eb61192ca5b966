import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import { callJson } from './http-call.ts';
import type { Clock, PayoutAccount, TitleAnswer } from './providers.ts';

/** Longest reference that is sent along with a payment; a longer one belongs to another protocol. */
const MAX_REFERENCE_LENGTH = 200;

const vTitle = v.object({
  title: v.pipe(v.string(), v.trim()),
  reference: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REFERENCE_LENGTH), v.regex(/^\P{Cc}*$/u)), null),
});
const vNotFound = v.object({ status: v.literal('not-found') });

/** Asks a payout service over HTTP for the title of an account: `POST {url}/accounts/resolve`, signed like a payment. */
export async function resolveOverHttp(
  { base, keys, clock }: { base: string; keys: SigningKeys; clock: Clock },
  account: PayoutAccount,
  signal: AbortSignal,
): Promise<TitleAnswer> {
  const body = JSON.stringify({ account });
  const headers = signedHeaders(keys, { id: randomUUID(), now: clock.now(), body });
  const reply = await callJson(`${base}/accounts/resolve`, { headers, body, signal });
  if (!reply.ok) return { status: 'unclear', reason: reply.reason };
  if (reply.status === 404) return { status: 'none' };
  if (reply.status < 200 || reply.status > 299) return { status: 'unclear', reason: `HTTP ${reply.status}` };
  if (v.is(vNotFound, reply.json)) return { status: 'not-found' };
  const parsed = v.safeParse(vTitle, reply.json);
  if (!parsed.success) return { status: 'unclear', reason: 'the reply is not one of the protocol' };
  const { title, reference } = parsed.output;
  return title === '' ? { status: 'none' } : { status: 'found', title, reference: reference || null };
}
