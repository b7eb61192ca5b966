import { conflictReply } from './conflict-reply.ts';
import type { Order } from './contract.ts';
import { vOrderConflictReply, vPendingOrderReply } from './gen/app/valibot.gen.ts';

/** Id of the pending order in the 409 reply of `createOrder`; undefined for any other error (product.md R18). */
export const pendingOrderIdOf = (error: unknown): string | undefined =>
  conflictReply(error, vPendingOrderReply)?.orderId;

/** Id of the order in the 409 reply of `deleteBank`, which has the fields of the pending order's; undefined for any other error (product.md S19). */
export const openOrderIdOf = (error: unknown): string | undefined => pendingOrderIdOf(error);

/** Current order in the 409 reply of `cancelOrder`; undefined for any other error (product.md R22). */
export const currentOrderOf = (error: unknown): Order | undefined =>
  conflictReply(error, vOrderConflictReply)?.transaction;
