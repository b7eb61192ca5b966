export { ApiProvider, useApi } from './api-context.ts';
export { failureText, isUnanswered, isUnreachable, refusal, submitResult, type Refusal } from './failure.ts';
export { useStandingError } from './use-standing-error.ts';
export { READ_BY_ROUTE } from './read-by-route.ts';
