import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '../messages.ts';

/** What else a refusal carries. */
export interface RefusalExtras {
  /** A message by field; `general` belongs to the form. */
  errors?: Record<string, string>;
  /** Seconds for the Retry-After header. */
  retryAfterSeconds?: number;
  /** Fields the contract adds to this refusal (`orderId`, `transaction`). */
  body?: Record<string, unknown>;
}

/** A refusal the contract knows (product.md R4): it becomes `{success: false, message, …}` with this status. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly extras: RefusalExtras;

  constructor(status: ContentfulStatusCode, message: string, extras: RefusalExtras = {}) {
    super(message);
    this.status = status;
    this.extras = extras;
  }
}

/** 400 with one field's message, which is the reply's message too. */
export const fieldError = (field: string, message: string): HttpError =>
  new HttpError(400, message, { errors: { [field]: message } });

/** 404 in the words of the contract. */
export const notFound = (): HttpError => new HttpError(404, messages.request.notFound);

/** 429 with the seconds until another try can succeed. */
export function tooMany(seconds: number, say: (values: { wait: string }) => string): HttpError {
  const whole = Math.max(1, Math.ceil(seconds));
  return new HttpError(429, say({ wait: inWords(whole) }), { retryAfterSeconds: whole });
}

function inWords(seconds: number): string {
  if (seconds < 90) return messages.wait.seconds({ count: seconds });
  if (seconds < 5400) return messages.wait.minutes({ count: Math.ceil(seconds / 60) });
  return messages.wait.hours({ count: Math.ceil(seconds / 3600) });
}
