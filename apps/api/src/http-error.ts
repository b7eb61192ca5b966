import { DEFAULT_LANGUAGE } from '@sarraf/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { editions, type Messages, type Sentence } from './messages.ts';

/** What else a refusal carries. */
export interface RefusalExtras {
  /** A sentence by field; `general` belongs to the form. */
  errors?: Record<string, Sentence>;
  /** Seconds for the Retry-After header. */
  retryAfterSeconds?: number;
  /** Fields the contract adds to this refusal (`orderId`, `transaction`). */
  body?: Record<string, unknown>;
}

/** A refusal the contract knows (product.md R4): it becomes `{success: false, message, …}` with this status, in the caller's language. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly sentence: Sentence;
  readonly extras: RefusalExtras;

  constructor(status: ContentfulStatusCode, sentence: Sentence, extras: RefusalExtras = {}) {
    super(sentence(editions[DEFAULT_LANGUAGE]));
    this.status = status;
    this.sentence = sentence;
    this.extras = extras;
  }
}

/** 400 with one field's sentence, which is the reply's message too. */
export const fieldError = (field: string, sentence: Sentence): HttpError =>
  new HttpError(400, sentence, { errors: { [field]: sentence } });

/** 404 in the words of the contract. */
export const notFound = (): HttpError => new HttpError(404, ({ request }) => request.notFound);

/** 429 with the seconds until another try can succeed. */
export function tooMany(
  seconds: number,
  sentenceIn: (messages: Messages) => (values: { wait: string }) => string,
): HttpError {
  const whole = Math.max(1, Math.ceil(seconds));
  const sentence: Sentence = (messages) => sentenceIn(messages)({ wait: inWords(whole, messages) });
  return new HttpError(429, sentence, { retryAfterSeconds: whole });
}

function inWords(seconds: number, { wait }: Messages): string {
  if (seconds < 90) return wait.seconds({ count: seconds });
  if (seconds < 5400) return wait.minutes({ count: Math.ceil(seconds / 60) });
  return wait.hours({ count: Math.ceil(seconds / 3600) });
}
