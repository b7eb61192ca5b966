/** A call on its way to the server, or lost there. */
export interface Attempt {
  /** The request body, as sent. */
  body: string;
  /** Its Idempotency-Key. */
  key: string;
}

/**
 * The attempt to make now. While nobody has answered the last one the same body goes again under the same key, so that a lost reply
 * never makes two orders or two withdrawals; anything else is a new one (product.md R18, R45).
 */
export const nextAttempt = (unanswered: Attempt | null, body: string, newKey: () => string): Attempt =>
  unanswered?.body === body ? unanswered : { body, key: newKey() };
