export { DESK_POLL_MS, overviewQuery } from './overview.query.ts';
export { useDeskWaiting } from './use-desk-waiting.ts';
