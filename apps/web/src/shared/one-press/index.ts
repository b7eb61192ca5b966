export { nextAttempt, type Attempt } from './idempotency.ts';
export { randomUuid } from './uuid.ts';
