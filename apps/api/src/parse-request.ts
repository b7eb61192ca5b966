import { parseContract, type WithoutNulls } from '@sarraf/api-client/contract';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Messages, MessageOf } from './messages.ts';
import { fieldError, HttpError } from './http-error.ts';

/** Messages by field in one language: a single message, or one for each kind of error. */
export type FieldMessages = (
  messages: Messages,
) => Record<string, string | { missing?: string; type?: string; [issue: string]: string | undefined }>;

const NONE: FieldMessages = () => ({});

const messageFor =
  (issue: v.BaseIssue<unknown>, field: string, fieldMessages: FieldMessages): MessageOf =>
  (messages) => {
    const known = fieldMessages(messages)[field];
    if (typeof known === 'string') return known;
    const missing = issue.input === undefined || issue.input === null;
    return (
      (missing ? known?.['missing'] : undefined) ??
      known?.[issue.type] ??
      known?.['other'] ??
      messages.request.invalidField({ field })
    );
  };

const invalid: MessageOf = ({ request }) => request.invalid;

/** 400 with the errors by field; the first is also the reply's `message`. */
export const invalidRequest = (errors: Record<string, MessageOf>): HttpError =>
  new HttpError(400, Object.values(errors)[0] ?? invalid, { errors });

/** Errors by field; `general` for issues without a field. */
export function errorsOf(
  issues: readonly v.BaseIssue<unknown>[],
  fieldMessages: FieldMessages,
): Record<string, MessageOf> {
  const errors: Record<string, MessageOf> = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : 'general';
    errors[field] ??= field === 'general' ? invalid : messageFor(issue, field, fieldMessages);
  }
  return errors;
}

/** Parses input with a schema of the contract; throws 400 with the messages of docs/product.md. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  fieldMessages: FieldMessages = NONE,
): WithoutNulls<v.InferOutput<Schema>> {
  const parsed = parseContract(schema, input);
  if (parsed.success) return parsed.output;
  throw invalidRequest(errorsOf(parsed.issues, fieldMessages));
}

/** Rejects NUL characters, which Postgres cannot store in text. */
function withoutNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('NUL');
  return value;
}

/** JSON body of a request; an empty body is `{}`. */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, ({ request }) => request.wrongType);
  }
  try {
    return JSON.parse(text, withoutNul);
  } catch {
    throw fieldError('general', ({ request }) => request.notJson);
  }
}

/** Body of a request, parsed with a schema of the contract. */
export const parseBody = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  fieldMessages?: FieldMessages,
) => parse(schema, await jsonBody(c), fieldMessages);

const KEY = 'Idempotency-Key';

/** Idempotency-Key of a call, in lower case; undefined if it has none (ADR 3). */
export function readIdempotencyKey(
  c: Context,
  headers: v.GenericSchema<unknown, { [KEY]?: string | undefined }>,
): string | undefined {
  const fieldMessages: FieldMessages = ({ sell }) => ({ [KEY]: sell.invalidKey({ header: KEY }) });
  return parse(headers, { [KEY]: c.req.header(KEY) }, fieldMessages)[KEY]?.toLowerCase();
}
