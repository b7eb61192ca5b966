/**
 * Signal that aborts as soon as one of the given signals does. Replaces `AbortSignal.any`, which the oldest supported browsers do not have.
 */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) any.abort();
    signal?.addEventListener('abort', () => any.abort(), { once: true, signal: any.signal });
  }
  return any.signal;
}
