import { AddBankDialog } from '../features/payment-accounts/AddBankDialog.tsx';
import { SellPage } from '../features/sell/SellPage.tsx';

/** The sell flow with the add-account dialog of the other feature in its slot. */
export function SellRoute() {
  return <SellPage renderAddBankDialog={(onAdded) => <AddBankDialog onAdded={onAdded} />} />;
}
