import { useRef } from 'react';
import { isUnanswered } from './failure.ts';
import { type Attempt, nextAttempt } from './idempotency.ts';
import { randomUuid } from './uuid.ts';

/** Idempotency keys of one kind of write (product.md R18, R45). */
export interface IdempotencyKeys {
  /** The key to send these fields with: the previous key while a request with the same fields is unanswered. */
  keyFor: (fields: object) => string;
  /** Records the result: the error, or null for success. */
  settle: (error: Error | null) => void;
}

/** Idempotency keys for a mutation: call `keyFor` in its `mutationFn`, `settle` in `onSettled`. */
export function useIdempotencyKey(): IdempotencyKeys {
  const unanswered = useRef<Attempt>(null);
  return {
    keyFor: (fields) => (unanswered.current = nextAttempt(unanswered.current, JSON.stringify(fields), randomUuid)).key,
    settle: (error) => {
      if (!isUnanswered(error)) unanswered.current = null;
    },
  };
}
