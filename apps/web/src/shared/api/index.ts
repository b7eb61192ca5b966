export { ApiProvider, useApi } from './api-context.ts';
export { failureText, isAborted, isUnanswered, refusal, type Refusal } from './failure.ts';
export { useStandingError } from './use-standing-error.ts';
