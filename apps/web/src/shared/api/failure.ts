import { ApiError } from '@sarraf/api-client';

/** A failed call as a form takes it. */
export interface Refusal {
  ok: false;
  /** The server's sentences by field. */
  errors?: Readonly<Record<string, string>>;
  /** What to say about the call as a whole. */
  message: string;
}

/** The server's own sentence about a failure; a reply that broke the contract has none worth showing. */
const spokenBy = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.kind === 'http' || error.kind === 'refused') ? error.serverMessage : undefined;

/** What to tell the person: the server's own sentence where there is one, else the fallback of product.md R32. */
export const failureText = (error: unknown, fallback: string): string => spokenBy(error) ?? fallback;

/** A failed call as the value a form's `onSubmit` resolves to. Bugs are thrown on. */
export function refusal(error: unknown, fallback: string): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const message = failureText(error, fallback);
  return error.errors ? { ok: false, errors: error.errors, message } : { ok: false, message };
}

/**
 * What became of a call, as the value a form's `onSubmit` resolves to.
 *
 * @param fallback Said of a failure that has no sentence of the server; may depend on the failure.
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

/** Whether the call got no usable answer at all, so that nothing is known about what the server did. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500) && error.kind !== 'refused';

/** Statuses by which a gateway says that it did not reach the server. */
const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

/** Whether the server was not reached. Whatever answered was, even when its reply cannot be read. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || GATEWAY_STATUSES.includes(error.status));
