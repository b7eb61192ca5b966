import type { GenericSchema } from 'valibot';
import { ApiError } from './api-error.ts';
import type { CallOptions, MethodOf, Operation, OperationData } from './operation.ts';
import { readReply } from './reply.ts';

const DEFAULT_TIMEOUT_MS = 15_000;

/** What the client needs from the application. */
export interface ApiOptions {
  /** Where the API lives, `/api` or `https://api.example/api`; with or without a slash at its end. */
  baseUrl: string;
  /** The bearer token of the moment, or null; asked once a call. */
  getToken: () => string | null;
  /** The server no longer accepts the token. Called once a token, however many calls it failed. */
  onUnauthorized: () => void;
  /** The language of the server's sentences, as in `Accept-Language`; asked once a call, `en` unless told. */
  language?: () => string;
  /** Called with every reply that says its server is a sandbox (header `Sandbox: true`). */
  onSandbox?: () => void;
  /** Milliseconds a call may take, its body included; 15,000 unless told. */
  timeoutMs?: number;
  /** Instead of the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type Operations = Record<string, Operation<OperationData, GenericSchema>>;

/** One method an operation: one object in, the parsed 2xx reply out, an `ApiError` otherwise. */
export type ClientOf<Calls> = { [Id in keyof Calls]: MethodOf<Calls[Id]> };

interface CallInput extends CallOptions {
  idempotencyKey?: string;
  [field: string]: unknown;
}

function addressOf(operation: Operation<OperationData, GenericSchema>, fields: Map<string, unknown>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const name of operation.sendsBody ? (operation.query ?? []) : [...fields.keys()]) {
    const value = fields.get(name);
    fields.delete(name);
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

const bodyOf = ({ file }: Operation<OperationData, GenericSchema>, fields: Map<string, unknown>): string =>
  file === 'sent' ? String(fields.get('csv')) : JSON.stringify(Object.fromEntries(fields));

/** Whether a reply is the file that was asked for; a refusal is told in JSON, and any other type is neither. */
const isFile = ({ file }: Operation<OperationData, GenericSchema>, { ok, headers }: Response): boolean =>
  file === 'answered' &&
  ok &&
  /^(?:text\/csv|application\/vnd\.openxmlformats\S*)(?:;|$)/i.test(headers.get('Content-Type') ?? '');

/** A client of some calls of the contract. It keeps no state but which token was reported, retries nothing and logs nothing. */
export function createClient<Calls extends Operations>(calls: Calls, options: ApiOptions): ClientOf<Calls> {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  let reported: { token: string | null } | undefined;

  /** Only for the token still in use: a late 401 of the last session must not end the new one. */
  function reportUnauthorized(token: string | null) {
    if (reported !== undefined || options.getToken() !== token) return;
    reported = { token };
    options.onUnauthorized();
  }

  async function call(id: string, operation: Operation<OperationData, GenericSchema>, input: CallInput) {
    const { signal, timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS, idempotencyKey, ...rest } = input;
    const fields = new Map(Object.entries(rest));
    const url = baseUrl + addressOf(operation, fields);
    const token = operation.authenticated ? options.getToken() : null;
    if (token !== null && token !== reported?.token) reported = undefined;

    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': options.language?.() ?? 'en' });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (operation.sendsBody) headers.set('Content-Type', operation.file === 'sent' ? 'text/csv' : 'application/json');
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);

    // Not AbortSignal.timeout, which cannot be cleared: a poll a second would leave fifteen of them running. And not AbortSignal.any,
    // which the oldest browsers of the build's target lack.
    const stop = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop.abort();
    }, timeoutMs);
    const leave = () => stop.abort();
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    let response: Response | undefined;
    let answer: Blob | string;
    try {
      response = await send(url, {
        method: operation.method,
        headers,
        body: operation.sendsBody ? bodyOf(operation, fields) : null,
        cache: 'no-store',
        signal: stop.signal,
      });
      answer = isFile(operation, response) ? await response.blob() : await response.text();
    } catch (cause) {
      if (signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError');
      throw new ApiError(late ? 'timeout' : 'network', {
        operation: id,
        status: response?.status,
        cause,
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
    if (response.headers.get('Sandbox') === 'true') options.onSandbox?.();
    if (response.status === 401 && operation.authenticated) reportUnauthorized(token);
    return readReply(id, operation, response, answer);
  }

  const methods = Object.entries(calls).map(([id, operation]) => [
    id,
    (input: CallInput = {}) => call(id, operation, input),
  ]);
  return Object.fromEntries(methods);
}
