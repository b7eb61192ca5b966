import type { GenericSchema } from 'valibot';
import { ApiError } from './api-error.ts';
import type { CallOptions, MethodOf, Operation, OperationData } from './operation.ts';
import { readReply } from './reply.ts';

const DEFAULT_TIMEOUT_MS = 15_000;

/** Options of `createClient`. */
export interface ApiOptions {
  /** Base URL of the API, `/api` or `https://api.example/api`; with or without a slash at its end. */
  baseUrl: string;
  /** Returns the current bearer token, or null; called once per call. */
  getToken: () => string | null;
  /** Called when the server rejects the token (401); once per token, however many calls fail. */
  onUnauthorized: () => void;
  /** Called when the server asks an administrator for the second factor (403 with `code: second-factor`). */
  onSecondFactor?: () => void;
  /** Returns the language of the server's messages (`Accept-Language`); called once per call, default `en`. */
  language?: () => string;
  /** Called for every reply of a sandbox server (header `Sandbox: true`). */
  onSandbox?: () => void;
  /** Milliseconds a call may take, its body included; default 15,000. */
  timeoutMs?: number;
  /** Replaces the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type Operations = Record<string, Operation<OperationData, GenericSchema>>;

/** One method per operation: takes one object, resolves to the parsed 2xx reply, rejects with an `ApiError`. */
export type ClientOf<Calls> = { [Id in keyof Calls]: MethodOf<Calls[Id]> };

interface CallInput extends CallOptions {
  idempotencyKey?: string;
  [field: string]: unknown;
}

function pathWithQuery(operation: Operation<OperationData, GenericSchema>, fields: Map<string, unknown>): string {
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
  file === 'upload' ? String(fields.get('csv')) : JSON.stringify(Object.fromEntries(fields));

/** Whether a reply is the requested file. An error reply is JSON; any other content type is malformed. */
const isFile = ({ file }: Operation<OperationData, GenericSchema>, { ok, headers }: Response): boolean =>
  file === 'download' &&
  ok &&
  /^(?:text\/csv|application\/vnd\.openxmlformats\S*)(?:;|$)/i.test(headers.get('Content-Type') ?? '');

/** Creates a client for some calls of the contract. Its only state is the rejected token it reported; it does not retry and does not log. */
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
    const url = baseUrl + pathWithQuery(operation, fields);
    const token = operation.authenticated ? options.getToken() : null;
    if (token !== null && token !== reported?.token) reported = undefined;

    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': options.language?.() ?? 'en' });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (operation.sendsBody) headers.set('Content-Type', operation.file === 'upload' ? 'text/csv' : 'application/json');
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);

    // Not AbortSignal.timeout, which cannot be cleared: a poll a second would leave fifteen of them running. And not AbortSignal.any,
    // which the oldest browsers of the build's target lack.
    const stop = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      stop.abort();
    }, timeoutMs);
    const abort = () => stop.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
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
      throw new ApiError(timedOut ? 'timeout' : 'network', {
        operation: id,
        status: response?.status,
        cause,
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
    if (response.headers.get('Sandbox') === 'true') options.onSandbox?.();
    if (response.status === 401 && operation.authenticated) reportUnauthorized(token);
    try {
      return readReply(id, operation, response, answer);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-factor') options.onSecondFactor?.();
      throw error;
    }
  }

  const methods = Object.entries(calls).map(([id, operation]) => [
    id,
    (input: CallInput = {}) => call(id, operation, input),
  ]);
  return Object.fromEntries(methods);
}
