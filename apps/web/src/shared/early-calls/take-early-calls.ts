import type { EarlyCall } from './early-call.ts';

/** An answer to a question asked longer ago than this is no longer news, in milliseconds. */
const MOST_AGE_MS = 10_000;

/** What it needs of the browser. */
export interface EarlyCallsHost {
  /** Calls that nobody has taken yet; what is taken is taken out. */
  calls: EarlyCall[];
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of the clock that `beganMs` was read from. */
  nowMs: () => number;
}

const isSame = (call: EarlyCall, url: string, { method = 'GET', headers, body = null }: RequestInit): boolean =>
  call.url === url &&
  call.method === method &&
  call.body === body &&
  new Headers(headers).get('authorization') === `Bearer ${call.token}`;

/**
 * A `fetch` that takes the reply of an early call for the very same request, once, and asks anew where that call is too old or never
 * reached the server. Limits of time are those of the call that takes it.
 */
export function takeEarlyCalls({ calls, fetch: ask, nowMs }: EarlyCallsHost) {
  const take = (url: string, init: RequestInit): EarlyCall | undefined => {
    const at = calls.findIndex((call) => isSame(call, url, init));
    return at === -1 ? undefined : calls.splice(at, 1)[0];
  };

  return {
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const early = take(url, init);
      if (!early) return ask(url, init);
      const { signal } = init;
      if (signal?.aborted || nowMs() - early.beganMs > MOST_AGE_MS) {
        early.abort();
        return ask(url, init);
      }
      signal?.addEventListener('abort', early.abort, { once: true });
      try {
        return await early.reply;
      } catch {
        // Of a signal that has given up, the question asked anew says so itself.
        return ask(url, init);
      }
    },
    /** Gives up what nobody has taken: the session it was for has ended. */
    forget() {
      for (const call of calls.splice(0)) call.abort();
    },
  };
}
