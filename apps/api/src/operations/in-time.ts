/**
 * Runs one reading at a time and waits for it for at most `ms`; undefined if it fails or takes longer. A reading that hangs is not started a
 * second time: while Postgres is silent, probes must not fill the pool.
 */
export function inTime<Value>(read: () => Promise<Value>, ms: number): () => Promise<Value | undefined> {
  let running: Promise<Value | undefined> | undefined;
  return async () => {
    running ??= read()
      .catch(() => undefined)
      .finally(() => (running = undefined));
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, ms, undefined);
    return Promise.race([running, late.promise]).finally(() => clearTimeout(timer));
  };
}
