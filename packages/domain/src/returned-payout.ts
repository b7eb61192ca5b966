/** Fields of an order that show whether the bank returned its rupees; an `Order` of the contract fits. */
export interface ReturnedPayout {
  /** The latest return by the bank; null or absent without one, and once the rupees were paid again. */
  payoutReturned?:
    | { payingAgain?: boolean | null | undefined; refundedAt?: string | null | undefined }
    | null
    | undefined;
}

/** Stage of a returned payout: the seller has to choose an account, it is being paid again, or the USDT are back in the wallet. */
export type ReturnStage = 'awaits-account' | 'paying-again' | 'refunded';

/** Stage of an order's returned payout; null for an order whose rupees were not returned. The order stays completed in each stage (product.md R50). */
export function returnStage({ payoutReturned }: ReturnedPayout): ReturnStage | null {
  if (!payoutReturned) return null;
  if (payoutReturned.refundedAt) return 'refunded';
  return payoutReturned.payingAgain ? 'paying-again' : 'awaits-account';
}
