/** Longest reply of a service that is read, in bytes, unless the call allows more. */
const MAX_REPLY_BYTES = 64 * 1024;

/** Error codes of a connection that was never made: the request cannot have arrived. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  // If a name has several addresses, their errors are one AggregateError.
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : codesOf(error.cause);
  return inner.length > 0 ? inner : own;
}

/** Failure of a call: whether the request can have arrived, and the reason, which contains no address and no key. */
function callFailure(error: unknown): { arrived: boolean; reason: string } {
  const codes = codesOf(error);
  const arrived = codes.length === 0 || !codes.every((code) => NOT_CONNECTED.has(code));
  return { arrived, reason: codes[0] ?? (error instanceof Error ? error.name : 'unknown') };
}

/** JSON of a reply. Throws for one that is no JSON or too long. */
async function jsonOf(reply: Response, maxBytes = MAX_REPLY_BYTES): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new RangeError('too long a reply');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** Reply of a service. `json` is undefined if the body could not be read; `retryAfterSeconds` is null without that header. */
export interface CallReply {
  ok: true;
  status: number;
  json: unknown;
  retryAfterSeconds: number | null;
}

/** Outcome of a call: the service's reply, or a failure. */
export type CallOutcome = CallReply | { ok: false; arrived: boolean; reason: string };

/** Seconds of a `Retry-After` header; a date or nonsense counts as none. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;

/** Calls a service: posts a JSON text, or gets without a body. Does not reject. */
export async function callJson(
  url: string,
  call: { headers: Record<string, string>; body?: string; signal: AbortSignal; maxReplyBytes?: number },
): Promise<CallOutcome> {
  const { headers, body, signal, maxReplyBytes } = call;
  const method = body === undefined ? 'GET' : 'POST';
  const content = body === undefined ? {} : { body };
  let reply: Response;
  try {
    // A connection kept from an earlier call may be closed at this moment; it would be unknown whether this request arrived.
    const all = { 'content-type': 'application/json', accept: 'application/json', connection: 'close', ...headers };
    reply = await fetch(url, { method, headers: all, ...content, signal, redirect: 'manual' });
  } catch (error) {
    return { ok: false, ...callFailure(error) };
  }
  const json: unknown = await jsonOf(reply, maxReplyBytes).catch(() => undefined);
  if (!reply.bodyUsed) await reply.body?.cancel().catch(() => undefined);
  return { ok: true, status: reply.status, json, retryAfterSeconds: secondsOf(reply.headers.get('retry-after')) };
}
