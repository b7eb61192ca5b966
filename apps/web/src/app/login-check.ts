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
 * A `fetch` whose first login check takes the reply that the document has asked for; everything in the app waits for it. It is asked anew
 * where the document did not reach the server.
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
