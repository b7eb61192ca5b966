/** Milliseconds before the first retry of a call to a service. */
const FIRST_RETRY_MS = 1000;

/** Back-off in milliseconds: a second, doubled with each try, up to `limit`. Randomised, so that calls do not retry all at once. */
export const backOff = (tries: number, limit: number, random = Math.random()): number =>
  Math.max(1, Math.round(Math.min(limit, FIRST_RETRY_MS * 2 ** Math.min(tries, 30)) * (0.5 + random / 2)));
