import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import { jsonOf } from './http-call.ts';
import type { Clock } from './providers.ts';

const vBalance = v.object({ available: v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,2})?$/)) });

/** How long a balance that was read is shown. */
const BALANCE_FOR_MS = 60_000;
const TIMEOUT_MS = 2000;

/** Reads the balance of a payout service, at most once a minute; null if the service tells none or does not answer. */
export function balanceReader(base: string, keys: SigningKeys, clock: Clock): () => Promise<string | null> {
  let read: { until: number; balance: Promise<string | null> } | undefined;
  const ask = async (): Promise<string | null> => {
    const signed = signedHeaders(keys, { id: 'balance', now: clock.now(), body: '' });
    const headers = { accept: 'application/json', connection: 'close', ...signed };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(`${base}/balance`, { headers, redirect: 'manual', signal });
    if (reply.ok) return v.parse(vBalance, await jsonOf(reply)).available;
    await reply.body?.cancel();
    return null;
  };
  return () => {
    const now = clock.now().getTime();
    if (!read || read.until <= now) read = { until: now + BALANCE_FOR_MS, balance: ask().catch(() => null) };
    return read.balance;
  };
}
