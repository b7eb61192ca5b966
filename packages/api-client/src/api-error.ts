/**
 * How a call failed.
 *
 * - `network`: no reply, or it broke off on the way
 * - `timeout`: not answered in full in time; the server may have acted on it all the same
 * - `malformed`: the server answered 2xx, but not in JSON or not as the contract says; what was asked may have been done
 * - `http`: a status of 400 or above
 * - `refused`: a 2xx reply that carries `success: false`
 */
export type ApiErrorKind = 'network' | 'timeout' | 'malformed' | 'http' | 'refused';

/** What is known about a failed call. */
export interface ApiErrorDetails extends Partial<Omit<ApiError, keyof Error | 'kind' | 'operation'>> {
  /** The operation of the contract, `createOrder` say. */
  operation: string;
  /** Where a reply departs from the contract, `user.mobile` say; never a value of it. */
  mismatch?: string | undefined;
  /** What the browser threw. */
  cause?: unknown;
}

/** The one way a call fails, a call the caller aborted aside: that rejects with an `AbortError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** How it failed. */
  readonly kind: ApiErrorKind;
  /** The operation of the contract, `createOrder` say. */
  readonly operation: string;
  /** HTTP status, once there was one. */
  readonly status: number | undefined;
  /** The server's sentence for the person; never an empty one. */
  readonly serverMessage: string | undefined;
  /** The server's message by field; `general` belongs to the form. */
  readonly errors: Readonly<Record<string, string>> | undefined;
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
    this.retryAfterSeconds = details.retryAfterSeconds;
    Object.defineProperty(this, 'body', { value: body });
  }
}
