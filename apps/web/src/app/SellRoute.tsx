import { SellPage } from '../features/sell/SellPage.tsx';
import { AddBankSlot } from './AddBankSlot.tsx';
import { PayoutProblemSlot } from './PayoutProblemSlot.tsx';

/** The sell flow with parts of other features in its slots: the dialog that adds an account, and the choice after a refused payout. */
export function SellRoute() {
  return (
    <SellPage
      renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />}
      renderPayoutProblem={(order, onOrder) => <PayoutProblemSlot order={order} onOrder={onOrder} />}
    />
  );
}
