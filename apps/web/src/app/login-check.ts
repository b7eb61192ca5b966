type Fetch = (url: string, init: RequestInit) => Promise<Response>;

declare global {
  interface Window {
    /** Reply to the login check that `index.html` starts while the scripts load. */
    loginCheck?: Promise<Response>;
  }
}

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/**
 * A `fetch` that resolves the first login check with the reply to the request of `index.html`, because the whole app waits for that check. If that
 * request failed, the check is sent again.
 */
export function takeLoginCheck(early: Promise<Response> | undefined, send: Fetch): Fetch {
  let pending = early;
  return (url, init) => {
    if (!pending || !url.endsWith('/auth/check-login')) return send(url, init);
    const reply = pending.catch(() => send(url, init));
    pending = undefined;
    return Promise.race([reply, aborted(init.signal)]);
  };
}
