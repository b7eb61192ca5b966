/** What a call asks, as it goes over the wire. */
export interface WireCall {
  method: 'GET' | 'POST';
  /** Address with its query. */
  url: string;
  /** JSON; null for a call without a body. */
  body: string | null;
}

/** A call that the document began while the app was still on its way (`src/head`), to be taken by the app's own call of the same kind. */
export interface EarlyCall extends WireCall {
  /** The bearer token it carries. */
  token: string;
  /** When it began, in milliseconds of `performance.now()`. */
  beganMs: number;
  /** Rejects when the network failed. */
  reply: Promise<Response>;
  /** Gives the call up, its body included. */
  abort: () => void;
}

declare global {
  interface Window {
    /** Calls that nobody has taken yet. */
    earlyCalls?: EarlyCall[] | undefined;
  }
}

/** Begins a call in a language with the very headers that the client of the contract would send. */
export function beginEarlyCall({ method, url, body }: WireCall, token: string, language: string): EarlyCall {
  const stop = new AbortController();
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    Authorization: `Bearer ${token}`,
  };
  if (body !== null) headers['Content-Type'] = 'application/json';
  const reply = fetch(url, { method, headers, body, cache: 'no-store', signal: stop.signal });
  // Whoever takes the call hears of a failure; when nobody does it is no fault of the page.
  reply.catch(() => {});
  return { method, url, body, token, beganMs: performance.now(), reply, abort: () => stop.abort() };
}
