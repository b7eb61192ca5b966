export { ApiProvider, useApi } from './api-context.ts';
export { failureText, isAborted, isUnanswered, refusal } from './failure.ts';
export { useStandingError } from './use-standing-error.ts';
