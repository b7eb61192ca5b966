/** A write that was sent and whose result is not known. */
export interface Attempt {
  /** The request body, as sent. */
  body: string;
  /** The Idempotency-Key header. */
  key: string;
}

/**
 * Body and idempotency key of the next request. While the last request is unanswered, the same body is sent again with the same key, so that
 * a lost reply never creates two orders or two withdrawals. A different body gets a new key (product.md R18, R45).
 */
export const nextAttempt = (unanswered: Attempt | null, body: string, newKey: () => string): Attempt =>
  unanswered?.body === body ? unanswered : { body, key: newKey() };
