import { orderStatus } from './order-status.ts';

/** What tells whether a payout was refused; an order of the contract fits. */
export interface RefusedPayout {
  status: string;
  /** What went wrong with the payout; null or absent while nothing did. */
  payoutProblem?: { reason: string } | null | undefined;
}

/** The reason of a problem that people look into: there is nothing the seller could do (product.md R23). */
export const IN_REVIEW = 'in review';

/** Whether people look into an order: its clock stands still, or its payout is held, until they have decided. */
export const isInReview = ({ status, payoutProblem }: RefusedPayout): boolean =>
  orderStatus(status) === 'in_process' && payoutProblem?.reason === IN_REVIEW;

/** Whether the rupees of an order wait for another account of its seller: its bank refused the first, and nothing is decided (product.md S10). */
export const awaitsAccount = ({ status, payoutProblem }: RefusedPayout): boolean =>
  orderStatus(status) === 'in_process' &&
  payoutProblem !== null &&
  payoutProblem !== undefined &&
  payoutProblem.reason !== IN_REVIEW;
