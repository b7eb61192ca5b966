const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Default wait before a code can be sent again, if the server sends none (product.md R9). */
export const RESEND_SECONDS = 60;
/** Seconds after which the code step offers to send the same code over another channel (product.md R9). */
export const OTHER_CHANNEL_SECONDS = 20;
/** Default lifetime of an unpaid order, if the server sends none (product.md R20). */
export const ORDER_EXPIRY_SECONDS = 1200;
/** The same lifetime in milliseconds, the unit of a user's `transaction_exp_time` (product.md R20). */
export const ORDER_EXPIRY_MS = ORDER_EXPIRY_SECONDS * SECOND_MS;
/** Pause between two polls of a pending order (product.md R21). */
export const ORDER_POLL_MS = SECOND_MS;
/** Pause between two polls once the order is in process or past its time (product.md R21). */
export const SLOW_POLL_MS = 5 * SECOND_MS;
/** Timeout of one poll (product.md R21). */
export const POLL_TIMEOUT_MS = 5 * SECOND_MS;
/** Consecutive failed polls after which the screen says that it is reconnecting (product.md R21). */
export const POLL_FAILURES_BEFORE_NOTICE = 5;
/** How long an expired order is still polled for a late transfer (product.md R21). */
export const MONITOR_WINDOW_MS = 30 * MINUTE_MS;
/** Rows of one page of the history (product.md R37). */
export const HISTORY_PAGE_SIZE = 10;
/** Orders are counted up to here: counting every order of a platform would take longer than a page of the history (product.md R37). */
export const MOST_COUNTED = 10_000;
/** Debounce of a search that is sent to the server (product.md S15). */
export const SEARCH_DELAY_MS = 500;
// Asia/Kolkata, the zone of a server timestamp without an offset (product.md R6). Constant since 1945, so no time zone data is needed.
const SERVER_OFFSET = '+05:30';
const TIMESTAMP =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?))?(Z|[+-][0-9]{2}:[0-9]{2})?$/;

/** Milliseconds since 1970 of a server timestamp; without an offset it is Kolkata time. Null for text that is not a timestamp. */
export function parseServerTime(iso: string): number | null {
  const [, date, time = '00:00', offset = SERVER_OFFSET] = TIMESTAMP.exec(iso) ?? [];
  const ms = Date.parse(`${date}T${time}${offset}`);
  return Number.isNaN(ms) ? null : ms;
}

/** End of a countdown in ms, computed once from the seconds the server sent (product.md R20). */
export const deadline = (nowMs: number, seconds: number): number => nowMs + seconds * SECOND_MS;

/** Whole seconds until the deadline, never below 0; the last second counts until it is over. */
export const secondsLeft = (deadlineMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((deadlineMs - nowMs) / SECOND_MS));

/** Seconds as `mm:ss`; more than 99 minutes take more digits. */
export function mmss(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return [Math.floor(whole / 60), whole % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}
