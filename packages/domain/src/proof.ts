import { orderResult } from './order-status.ts';

/** Fields of an order that decide whether it can have a proof of payment; an `Order` of the contract fits. */
export interface ProvableOrder {
  type: string;
  status: string;
  /** The latest return by the bank; null or absent without one. */
  payoutReturned?: unknown;
}

/** Why an order has no proof of payment: no rupees were paid, or the bank returned them. */
export type ProofRefusal = 'not-completed' | 'returned';

/** Why an order can have no proof of payment; null if it can: a completed sale whose rupees the seller still has (product.md R56). */
export function proofRefusal({ type, status, payoutReturned }: ProvableOrder): ProofRefusal | null {
  if (type.toLowerCase() !== 'sell' || orderResult(status) !== 'completed') return 'not-completed';
  return payoutReturned ? 'returned' : null;
}
