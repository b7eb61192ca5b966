import { conflictReply } from './conflict-reply.ts';
import type { Order } from './contract.ts';
import { vOrderConflictReply, vPendingOrderReply } from './gen/app/valibot.gen.ts';

/** The pending order that made `createOrder` answer 409; undefined for any other failure (product.md R18). */
export const pendingOrderIdOf = (error: unknown): string | undefined =>
  conflictReply(error, vPendingOrderReply)?.orderId;

/** The order as it stands, from the 409 of `cancelOrder`; undefined for any other failure (product.md R22). */
export const currentOrderOf = (error: unknown): Order | undefined =>
  conflictReply(error, vOrderConflictReply)?.transaction;
