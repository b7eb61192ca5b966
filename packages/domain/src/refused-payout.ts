import { orderStatus } from './order-status.ts';

/** Fields of an order that show whether its payout was refused; an `Order` of the contract fits. */
export interface RefusedPayout {
  status: string;
  /** Problem of the payout; null or absent without one. */
  payoutProblem?: { reason: string } | null | undefined;
}

/** Reason of a problem that administrators review: the seller has nothing to do (product.md R23). */
export const IN_REVIEW = 'in review';

/** Whether an order is in review: its deadline is paused or its payout held until administrators have decided. */
export const isInReview = ({ status, payoutProblem }: RefusedPayout): boolean =>
  orderStatus(status) === 'in_process' && payoutProblem?.reason === IN_REVIEW;

/** Whether the seller has to choose another payout account, because the bank refused the first one (product.md S10). */
export const awaitsAccount = ({ status, payoutProblem }: RefusedPayout): boolean =>
  orderStatus(status) === 'in_process' &&
  payoutProblem !== null &&
  payoutProblem !== undefined &&
  payoutProblem.reason !== IN_REVIEW;
