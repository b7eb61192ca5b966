import { SellPage } from '../features/sell/SellPage.tsx';
import { AddBankSlot } from './AddBankSlot.tsx';
import { PayoutProblemSlot } from './PayoutProblemSlot.tsx';

/** The sell page with components of other features: the add-account dialog, and the choice of another account after a refused payout. */
export function SellRoute() {
  return (
    <SellPage
      renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />}
      renderPayoutProblem={(order, onOrder) => <PayoutProblemSlot order={order} onOrder={onOrder} />}
    />
  );
}
