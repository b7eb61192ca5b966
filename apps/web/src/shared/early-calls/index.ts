export { API_BASE } from './api-base.ts';
export type { EarlyCall } from './early-call.ts';
export { takeEarlyCalls } from './take-early-calls.ts';
