import { useRef } from 'react';
import { isUnanswered } from './failure.ts';
import { type Attempt, nextAttempt } from './idempotency.ts';
import { randomUuid } from './uuid.ts';

/** Idempotency keys of one kind of write (product.md R18, R45). */
export interface IdempotencyKeys {
  /** The key to send fields with: the one before, while nobody has answered the same fields. */
  keyFor: (fields: object) => string;
  /** Takes what came of it: a failure, or null where it worked. */
  settle: (error: Error | null) => void;
}

/** Keys for a mutation that must not be done twice: `keyFor` in its `mutationFn`, `settle` in `onSettled`. */
export function useIdempotencyKey(): IdempotencyKeys {
  const unanswered = useRef<Attempt>(null);
  return {
    keyFor: (fields) => (unanswered.current = nextAttempt(unanswered.current, JSON.stringify(fields), randomUuid)).key,
    settle: (error) => {
      if (!isUnanswered(error)) unanswered.current = null;
    },
  };
}
