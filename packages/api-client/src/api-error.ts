/**
 * How a call failed.
 *
 * - `network`: no reply, or the connection broke before its end
 * - `timeout`: no complete reply in time; the server may have acted on the call
 * - `malformed`: a 2xx reply that is not JSON or does not match the contract; the server may have acted on the call
 * - `http`: a status of 400 or above
 * - `refused`: a 2xx reply that carries `success: false`
 */
export type ApiErrorKind = 'network' | 'timeout' | 'malformed' | 'http' | 'refused';

/** Details of a failed call. */
export interface ApiErrorDetails extends Partial<Omit<ApiError, keyof Error | 'kind' | 'operation'>> {
  /** The operation of the contract, such as `createOrder`. */
  operation: string;
  /** Path of the field that does not match the contract, such as `user.mobile`; never its value. */
  mismatch?: string | undefined;
  /** The error that the browser threw. */
  cause?: unknown;
}

/** Error of every failed call. Only a call aborted by the caller rejects with an `AbortError` instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Kind of the failure. */
  readonly kind: ApiErrorKind;
  /** The operation of the contract, such as `createOrder`. */
  readonly operation: string;
  /** HTTP status, if there was a reply. */
  readonly status: number | undefined;
  /** Message of the server for the user; never empty. */
  readonly serverMessage: string | undefined;
  /** Messages of the server by field; `general` belongs to the whole form. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Reason for programs: `second-factor`, or a value added later. */
  readonly code: string | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The reply as parsed JSON. Not enumerable, so that printing the error does not print personal data. */
  declare readonly body: unknown;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails) {
    const { operation, status, mismatch, cause, body } = details;
    super(
      `${operation}: ${kind}${status === undefined ? '' : ` ${status}`}${mismatch === undefined ? '' : ` at ${mismatch}`}`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.serverMessage = details.serverMessage;
    this.errors = details.errors;
    this.code = details.code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    Object.defineProperty(this, 'body', { value: body });
  }
}
