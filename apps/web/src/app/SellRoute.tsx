import { SellPage } from '../features/sell/SellPage.tsx';
import { DashboardPromo } from '../features/shell/DashboardPromo.tsx';
import { AddBankSlot } from './AddBankSlot.tsx';
import { PayoutProblemSlot } from './PayoutProblemSlot.tsx';
import { ProofSlot } from './ProofSlot.tsx';
import { ReturnedOrderSlot } from './ReturnedOrderSlot.tsx';

/** The sell page with components of other features: the promo carousel, the add-account dialog, the notice of a returned payment, the proof of payment, and the choice of another account after a refused or returned payout. */
export function SellRoute() {
  return (
    <SellPage
      renderReturnedOrder={() => <ReturnedOrderSlot />}
      renderPromo={() => <DashboardPromo />}
      renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />}
      renderPayoutProblem={(order, onOrder) => <PayoutProblemSlot order={order} onOrder={onOrder} />}
      renderProof={(order) => <ProofSlot order={order} />}
    />
  );
}
