/**
 * Calls a service with a time-out. No reply in time, or an exception, is unclear: the service may have done what was asked. `unclear` makes
 * that answer from the reason.
 */
export async function withTimeout<Answer>(
  ms: number,
  request: (signal: AbortSignal) => Promise<Answer>,
  unclear: (reason: string) => Answer,
): Promise<Answer> {
  const abort = new AbortController();
  const late = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => {
    late.resolve(unclear('time-out'));
    abort.abort();
  }, ms);
  try {
    return await Promise.race([request(abort.signal), late.promise]);
  } catch (error) {
    return unclear(error instanceof Error ? error.name : 'unknown');
  } finally {
    clearTimeout(timer);
  }
}
