type Fetch = (url: string, init: RequestInit) => Promise<Response>;

declare global {
  interface Window {
    /** The reply to the login check, which the document asks for while the app is on its way (`index.html`). */
    loginCheck?: Promise<Response>;
  }
}

/** Rejects when a call is given up. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/**
 * A `fetch` that answers the first login check with the reply to the call of the document, since everything in the app waits for that check.
 * Calls the server itself when the call of the document failed.
 */
export function takeLoginCheck(early: Promise<Response> | undefined, ask: Fetch): Fetch {
  let waiting = early;
  return (url, init) => {
    if (!waiting || !url.endsWith('/auth/check-login')) return ask(url, init);
    const reply = waiting.catch(() => ask(url, init));
    waiting = undefined;
    return Promise.race([reply, givenUp(init.signal)]);
  };
}
