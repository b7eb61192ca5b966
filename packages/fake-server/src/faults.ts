/** Ways in which a call can fail. */
export const FAULTS = [
  'refused',
  'reset-mid-body',
  'hang',
  'delay-3s',
  'trickle',
  '500-json',
  '500-html',
  '502-empty',
  '200-html',
  '200-cut-json',
  '200-empty-object',
  '200-refused',
  '429',
  '401',
] as const;

/** The name of a fault. */
export type Fault = (typeof FAULTS)[number];

/** Message of `500-json`. */
export const FAULT_MESSAGE = 'The payment service is resting. Please try again in a minute.';
/** `Retry-After` of `429`, in seconds. */
export const FAULT_RETRY_SECONDS = 42;

const HTML = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
const JSON_START = '{"success":true,"message":"All is w';
const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html' };

const refusal = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json({ success: false, message }, { status, headers });

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Response whose body begins like JSON; `next` produces the rest. */
function streamed(next: (controller: ReadableStreamDefaultController<Uint8Array>) => Promise<void>): Response {
  const start = new TextEncoder().encode(JSON_START);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    pull: next,
  });
  // With a Content-Length an early end is a broken reply, not a complete one.
  return new Response(body, { headers: { ...json, 'Content-Length': '1000' } });
}

/** One byte a second for two minutes: longer than any timeout of a client, and still no timer outlives a test run. */
function trickling(signal: AbortSignal): Response {
  let left = 120;
  return streamed(async (controller) => {
    await wait(1000, signal);
    left -= 1;
    if (left === 0) controller.close();
    else controller.enqueue(new TextEncoder().encode('e'));
  });
}

/** Response of a server with this fault; `respond` makes the response without it. Rejects as `fetch` would. */
export async function respondWith(
  fault: Fault,
  signal: AbortSignal,
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (fault) {
    case 'refused':
      throw new TypeError('Failed to fetch');
    case 'reset-mid-body':
      return streamed(async (controller) => controller.error(new TypeError('The connection was reset')));
    case 'hang':
      await wait(2 ** 31 - 1, signal);
      return respond();
    case 'delay-3s':
      await wait(3000, signal);
      return respond();
    case 'trickle':
      return trickling(signal);
    case '500-json':
      return refusal(500, FAULT_MESSAGE);
    case '500-html':
      return new Response(HTML, { status: 500, headers: html });
    case '502-empty':
      return new Response(null, { status: 502 });
    case '200-html':
      return new Response(HTML, { headers: html });
    case '200-cut-json':
      return new Response(JSON_START, { headers: json });
    case '200-empty-object':
      return Response.json({});
    case '200-refused':
      return Response.json({ success: false });
    case '429':
      return refusal(429, 'Too many tries. Please wait.', { 'Retry-After': String(FAULT_RETRY_SECONDS) });
    case '401':
      return refusal(401, 'Please sign in again');
    default:
      return fault satisfies never;
  }
}
