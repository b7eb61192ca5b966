import { HistoryPage } from '../features/history/HistoryPage.tsx';
import { AddressCopy } from '../features/sell/payment/AddressCopy.tsx';
import { DepositQr } from '../features/sell/payment/DepositQr.tsx';
import { DepositSlip } from '../features/sell/payment/DepositSlip.tsx';

/** The history with the slip of a deposit, which is the sell flow's own, in its slot. */
export function HistoryRoute() {
  return (
    <HistoryPage
      renderDeposit={(deposit) => (
        <DepositSlip {...deposit} code={<DepositQr {...deposit} />}>
          <AddressCopy address={deposit.address} network={deposit.network} />
        </DepositSlip>
      )}
    />
  );
}
