/** A call on its way to the server, or lost there. */
export interface Attempt {
  /** The request body, as sent. */
  body: string;
  /** Its Idempotency-Key. */
  key: string;
}

/**
 * The attempt to make now. While it is not known whether the last one arrived, the same body goes again under the same key,
 * so that a lost reply never makes two orders; anything else is a new order (product.md R18).
 *
 * @param unanswered The last attempt if nobody answered it, else null.
 */
export const nextAttempt = (unanswered: Attempt | null, body: string, newKey: () => string): Attempt =>
  unanswered?.body === body ? unanswered : { body, key: newKey() };
