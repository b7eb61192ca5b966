import type { GenericSchema } from 'valibot';
import { ApiError } from './api-error.ts';
import { parseContract } from './without-nulls.ts';

/** Body of a 409 reply, parsed with a schema; undefined for any other error and for a body that does not match. */
export function conflictReply<Schema extends GenericSchema>(error: unknown, schema: Schema) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const reply = parseContract(schema, error.body);
  return reply.success ? reply.output : undefined;
}
