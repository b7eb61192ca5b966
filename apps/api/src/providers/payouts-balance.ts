import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import { callJson } from './http-call.ts';
import type { Clock } from './providers.ts';

const vBalance = v.object({ available: v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,2})?$/)) });

/** How long a balance that was read is shown. */
const BALANCE_FOR_MS = 60_000;
const TIMEOUT_MS = 2000;

/** Reads the balance of a payout service, at most once a minute; null if the service tells none or does not answer. */
export function balanceReader(base: string, keys: SigningKeys, clock: Clock): () => Promise<string | null> {
  let read: { until: number; balance: Promise<string | null> } | undefined;
  const ask = async (): Promise<string | null> => {
    const headers = signedHeaders(keys, { id: 'balance', now: clock.now(), body: '' });
    const outcome = await callJson(`${base}/balance`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const parsed = v.safeParse(vBalance, outcome.ok && outcome.status === 200 ? outcome.json : undefined);
    return parsed.success ? parsed.output.available : null;
  };
  return () => {
    const now = clock.now().getTime();
    if (!read || read.until <= now) read = { until: now + BALANCE_FOR_MS, balance: ask() };
    return read.balance;
  };
}
