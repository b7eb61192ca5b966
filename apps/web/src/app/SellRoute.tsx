import { SellPage } from '../features/sell/SellPage.tsx';
import { DashboardPromo } from '../features/shell/DashboardPromo.tsx';
import { AddBankSlot } from './AddBankSlot.tsx';
import { PayoutProblemSlot } from './PayoutProblemSlot.tsx';

/** The sell page with components of other features: the promo carousel, the add-account dialog, and the choice of another account after a refused payout. */
export function SellRoute() {
  return (
    <SellPage
      renderPromo={() => <DashboardPromo />}
      renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />}
      renderPayoutProblem={(order, onOrder) => <PayoutProblemSlot order={order} onOrder={onOrder} />}
    />
  );
}
