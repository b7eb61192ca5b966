import { ApiError } from '@sarraf/api-client';

/** A failed call, in the form that a form's `onSubmit` resolves to. */
export interface Refusal {
  ok: false;
  /** Messages from the server by field. */
  errors?: Readonly<Record<string, string>>;
  /** Message about the call as a whole. */
  message: string;
}

/** The message in the server's reply; undefined if there was no reply or it did not match the contract. */
const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.kind === 'http' || error.kind === 'refused') ? error.serverMessage : undefined;

/** Message to show for a failure: that of the server, else the fallback (product.md R32). */
export const failureText = (error: unknown, fallback: string): string => serverMessageOf(error) ?? fallback;

/** Converts a failed call to the value that a form's `onSubmit` resolves to. Rethrows errors that are not `ApiError`. */
export function refusal(error: unknown, fallback: string): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const message = failureText(error, fallback);
  return error.errors ? { ok: false, errors: error.errors, message } : { ok: false, message };
}

/**
 * Converts a call to the value that a form's `onSubmit` resolves to.
 *
 * @param fallback Message for a failure without a message from the server; may depend on the failure.
 */
export async function submitResult(
  call: Promise<unknown>,
  fallback: string | ((error: unknown) => string),
): Promise<{ ok: true } | Refusal> {
  try {
    await call;
    return { ok: true };
  } catch (error) {
    return refusal(error, typeof fallback === 'string' ? fallback : fallback(error));
  }
}

/** Whether the server does not have, or no longer has, what the call was about. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether the call got no usable reply, so that its effect on the server is unknown. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500) && error.kind !== 'refused';

/** Statuses of a gateway that did not reach the server. */
const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

/** Whether the server was not reached. A reply that cannot be parsed counts as reached. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || GATEWAY_STATUSES.includes(error.status));
