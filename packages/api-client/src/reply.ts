import { type GenericSchema, getDotPath } from 'valibot';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import type { Operation, OperationData } from './operation.ts';
import { parseRows } from './rows.ts';
import { isRecord } from './without-nulls.ts';

const nonBlank = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Messages by field; blank ones and values that are not text are left out. */
function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const rows = Object.entries(value).flatMap(([field, message]) => {
    const text = nonBlank(message);
    return text === undefined ? [] : [[field, text] as const];
  });
  return rows.length === 0 ? undefined : Object.fromEntries(rows);
}

/** Whole seconds of a `Retry-After` header, which holds seconds or a date; undefined when it holds neither. */
export function retryAfterSeconds(header: string | null): number | undefined {
  const text = header?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the reply of an operation (`answer` is its text or file); throws an `ApiError` for every reply that is not a success of the contract. */
export function readReply(
  id: string,
  { reply, list }: Operation<OperationData, GenericSchema>,
  response: Response,
  answer: string | Blob,
): unknown {
  const body = typeof answer === 'string' ? parseJson(answer) : answer;
  const fields = isRecord(body) ? body : {};
  const details: ApiErrorDetails = {
    operation: id,
    status: response.status,
    serverMessage: nonBlank(fields['message']),
    errors: fieldErrors(fields['errors']),
    code: nonBlank(fields['code']),
    retryAfterSeconds: retryAfterSeconds(response.headers.get('Retry-After')),
    body,
  };
  if (response.status >= 400) throw new ApiError('http', details);
  if (fields['success'] === false) throw new ApiError('refused', details);
  const { parsed, unreadable } = parseRows(reply, list, body);
  if (!parsed.success || !response.ok) {
    const path = parsed.issues && getDotPath(parsed.issues[0]);
    throw new ApiError('malformed', { ...details, mismatch: path ?? undefined });
  }
  return list === undefined ? parsed.output : Object.assign({}, parsed.output, { unreadable });
}
