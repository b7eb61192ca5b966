import type { Order } from '@sarraf/api-client';
import { proofRefusal } from '@sarraf/domain';

/** Whether an order has a receipt: a completed sale whose rupees the seller still has (product.md R58), as for a proof of payment. */
export const hasReceipt = (order: Order): boolean => proofRefusal({ ...order, type: order.type ?? 'sell' }) === null;
