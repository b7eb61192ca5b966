import { DEFAULT_LANGUAGE } from '@sarraf/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messagesByLanguage, type Messages, type MessageOf } from './messages.ts';

/** Further parts of an error reply. */
export interface RefusalExtras {
  /** Messages by field; `general` belongs to the whole form. */
  errors?: Record<string, MessageOf>;
  /** Seconds for the Retry-After header. */
  retryAfterSeconds?: number;
  /** Fields that the contract adds to this reply (`orderId`, `transaction`). */
  body?: Record<string, unknown>;
}

/** Error that becomes a reply of the contract (product.md R4): `{success: false, message, …}` with this status, in the caller's language. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly messageOf: MessageOf;
  readonly extras: RefusalExtras;

  constructor(status: ContentfulStatusCode, messageOf: MessageOf, extras: RefusalExtras = {}) {
    super(messageOf(messagesByLanguage[DEFAULT_LANGUAGE], DEFAULT_LANGUAGE));
    this.status = status;
    this.messageOf = messageOf;
    this.extras = extras;
  }
}

/** 400 with one field's error, which is also the reply's `message`. */
export const fieldError = (field: string, messageOf: MessageOf): HttpError =>
  new HttpError(400, messageOf, { errors: { [field]: messageOf } });

/** 404 with the message of the contract. */
export const notFound = (): HttpError => new HttpError(404, ({ request }) => request.notFound);

/** 429 with the number of seconds until another try can succeed. */
export function tooMany(
  seconds: number,
  withWait: (messages: Messages) => (values: { wait: string }) => string,
): HttpError {
  const whole = Math.max(1, Math.ceil(seconds));
  const messageOf: MessageOf = (messages) => withWait(messages)({ wait: inWords(whole, messages) });
  return new HttpError(429, messageOf, { retryAfterSeconds: whole });
}

function inWords(seconds: number, { wait }: Messages): string {
  if (seconds < 90) return wait.seconds({ count: seconds });
  if (seconds < 5400) return wait.minutes({ count: Math.ceil(seconds / 60) });
  return wait.hours({ count: Math.ceil(seconds / 3600) });
}
