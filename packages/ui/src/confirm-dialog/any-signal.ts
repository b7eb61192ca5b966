/** A signal that is aborted as soon as one of several is: `AbortSignal.any`, which the oldest browsers of the build's target lack. */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) any.abort();
    signal?.addEventListener('abort', () => any.abort(), { once: true, signal: any.signal });
  }
  return any.signal;
}
