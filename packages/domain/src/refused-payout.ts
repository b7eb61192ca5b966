import { orderStatus } from './order-status.ts';

/** What tells whether a payout was refused; an order of the contract fits. */
export interface RefusedPayout {
  status: string;
  /** What went wrong with the payout; null or absent while nothing did. */
  payoutProblem?: object | null | undefined;
}

/** Whether the rupees of an order wait for another account of its seller: its bank refused the first, and nothing is decided (product.md S10). */
export const awaitsAccount = ({ status, payoutProblem }: RefusedPayout): boolean =>
  orderStatus(status) === 'in_process' && payoutProblem !== null && payoutProblem !== undefined;
