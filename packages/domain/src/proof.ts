import { orderResult } from './order-status.ts';

const DAY_MS = 86_400_000;
/** Days that a link to a proof is valid: a bank's review of an account can take two months. */
const PROOF_DAYS = 90;
/** A link with more days left than this is not extended when it is asked for again: looking at it is no reason to keep it open for longer. */
const FRESH_DAYS = 60;

/** Moment at which the link to a proof ends, in milliseconds, when it is asked for `now`; `endsAt` is the end of the link that the order has. */
export const proofEnd = (now: number, endsAt = 0): number =>
  endsAt - now > FRESH_DAYS * DAY_MS ? endsAt : now + PROOF_DAYS * DAY_MS;

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
