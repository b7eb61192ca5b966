import { parseContract, type WithoutNulls } from '@sarraf/api-client/contract';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { HttpError } from './http-error.ts';

/** A sentence by field: one for any fault, or one by what is wrong. */
export type Sentences = Record<
  string,
  string | { missing?: string; type?: string; [issue: string]: string | undefined }
>;

const GENERAL = 'The request is not valid';

function sentenceFor(issue: v.BaseIssue<unknown>, field: string, sentences: Sentences): string {
  const known = sentences[field];
  if (typeof known === 'string') return known;
  const missing = issue.input === undefined;
  return (
    (missing ? known?.['missing'] : undefined) ?? known?.[issue.type] ?? known?.['other'] ?? `${field} is not valid`
  );
}

/** Parses with a schema of the contract, or throws 400 in the specification's sentences. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  sentences: Sentences = {},
): WithoutNulls<v.InferOutput<Schema>> {
  const parsed = parseContract(schema, input);
  if (parsed.success) return parsed.output;
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : 'general';
    errors[field] ??= field === 'general' ? GENERAL : sentenceFor(issue, field, sentences);
  }
  throw new HttpError(400, Object.values(errors)[0] ?? GENERAL, { errors });
}

/** Postgres keeps no NUL in a text, and nobody types one. */
function withoutNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('NUL');
  return value;
}

/** The JSON body; no body at all reads as `{}`. */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'Send JSON, with the header Content-Type: application/json');
  }
  try {
    return JSON.parse(text, withoutNul);
  } catch {
    throw new HttpError(400, 'The request body is not JSON', { errors: { general: 'The request body is not JSON' } });
  }
}

/** The body, parsed with a schema of the contract. */
export const parseBody = async <Schema extends v.GenericSchema>(c: Context, schema: Schema, sentences?: Sentences) =>
  parse(schema, await jsonBody(c), sentences);
