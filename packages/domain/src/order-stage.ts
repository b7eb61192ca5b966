import { depositRest } from './deposit-rest.ts';
import { isFinalStatus, isPending, orderStatus } from './order-status.ts';
import { isPayoutStage } from './payout-status.ts';
import { awaitsAccount, isInReview, type RefusedPayout } from './refused-payout.ts';
import { returnStage, type ReturnedPayout } from './returned-payout.ts';

/** What happens to an order now. */
export type OrderStage =
  /** Waits for the transfer, in time. */
  | 'awaits-deposit'
  /** The time is over, and the network has not been read to its end yet. */
  | 'time-over'
  /** The transfer that was seen is no longer in the chain. */
  | 'vanished'
  /** USDT arrived after the time, and none in time: they are not sold. */
  | 'late'
  | 'confirming'
  /** A part has arrived; the rest can still be sent. */
  | 'awaits-rest'
  /** The time is over: what arrived in time is sold. */
  | 'part'
  /** A transfer is held until an administrator has decided. */
  | 'in-review'
  /** The payout is held until an administrator has decided. */
  | 'held'
  | 'queued'
  | 'paying'
  /** Nobody knows whether the rupees were paid. */
  | 'unclear'
  /** The seller has to choose another account. */
  | 'awaits-account'
  /** The bank returned the rupees, and they are being paid once more. */
  | 'paying-again'
  /** A state that this build does not know. */
  | 'unknown';

/** Fields of an order that its stage depends on; an `Order` of the contract fits. */
export interface StagedOrder extends RefusedPayout, ReturnedPayout {
  quantity: number;
  receivedAmount?: number | null | undefined;
  exception?: string | null | undefined;
  expiresIn?: number | null | undefined;
  confirmations?: { have: number; need: number } | null | undefined;
  payoutStage?: string | null | undefined;
  transferGone?: boolean | null | undefined;
}

/** Whether USDT arrived after the deadline, or after the order had ended: they belong to the wallet (product.md R23). */
export const hasLateTransfer = ({ exception }: Pick<StagedOrder, 'exception'>): boolean =>
  exception?.toLowerCase() === 'late';

/** Whether the order waits for its deposit again, or ended without it, because the transfer that was seen left the chain (product.md R23). */
export function isTransferGone({ status, receivedAmount, transferGone }: StagedOrder): boolean {
  const known = orderStatus(status);
  return transferGone === true && (receivedAmount ?? 0) <= 0 && known !== 'completed' && known !== 'success';
}

/** Stage of an order that is not sold yet. */
function depositStage(order: StagedOrder): OrderStage {
  const { status, quantity, receivedAmount, expiresIn, confirmations } = order;
  // `receivedAmount` counts late USDT too; the confirmations are those of a transfer in time.
  if (hasLateTransfer(order)) return confirmations ? 'part' : 'late';
  if ((receivedAmount ?? 0) <= 0) {
    if (isTransferGone(order)) return 'vanished';
    if (!isPending(status)) return 'unknown';
    return expiresIn === 0 ? 'time-over' : 'awaits-deposit';
  }
  if (depositRest(quantity, receivedAmount).eq(0)) return 'confirming';
  return expiresIn ? 'awaits-rest' : 'part';
}

/** What happens to an order now; null once nothing more will happen by itself (product.md R48). */
export function orderStage(order: StagedOrder): OrderStage | null {
  const { status, payoutStage } = order;
  const returned = returnStage(order);
  if (returned === 'awaits-account' || awaitsAccount(order)) return 'awaits-account';
  if (returned === 'refunded') return null;
  if (payoutStage) {
    if (!isPayoutStage(payoutStage)) return 'unknown';
    return returned && payoutStage === 'paying' ? 'paying-again' : payoutStage;
  }
  if (returned) return 'paying-again';
  if (isFinalStatus(status)) return null;
  if (orderStatus(status) === null) return 'unknown';
  return isInReview(order) ? 'in-review' : depositStage(order);
}

/** Whether the payout is held because a sold transfer left the chain (product.md R23). */
export const awaitsTransfer = (order: StagedOrder): boolean =>
  order.transferGone === true && orderStage(order) === 'held';

/** Whether a person has to decide before the order goes on: a transfer or the payout is held (product.md S10). */
export function isHeld(order: StagedOrder): boolean {
  const stage = orderStage(order);
  return stage === 'held' || stage === 'in-review';
}
