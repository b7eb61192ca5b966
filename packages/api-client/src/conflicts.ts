import type { GenericSchema } from 'valibot';
import { ApiError } from './api-error.ts';
import type { Order } from './contract.ts';
import { vOrderConflictReply, vPendingOrderReply } from './gen/valibot.gen.ts';
import { parseContract } from './without-nulls.ts';

/** What a 409 carries, where it is what this schema says; undefined for any other failure. */
export function conflictReply<Schema extends GenericSchema>(error: unknown, schema: Schema) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const reply = parseContract(schema, error.body);
  return reply.success ? reply.output : undefined;
}

/** The pending order that made `createOrder` answer 409; undefined for any other failure (product.md R18). */
export const pendingOrderIdOf = (error: unknown): string | undefined =>
  conflictReply(error, vPendingOrderReply)?.orderId;

/** The order as it stands, from the 409 of `cancelOrder`; undefined for any other failure (product.md R22). */
export const currentOrderOf = (error: unknown): Order | undefined =>
  conflictReply(error, vOrderConflictReply)?.transaction;
