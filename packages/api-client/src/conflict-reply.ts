import type { GenericSchema } from 'valibot';
import { ApiError } from './api-error.ts';
import { parseContract } from './without-nulls.ts';

/** What a 409 carries, where it is what this schema says; undefined for any other failure. */
export function conflictReply<Schema extends GenericSchema>(error: unknown, schema: Schema) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const reply = parseContract(schema, error.body);
  return reply.success ? reply.output : undefined;
}
