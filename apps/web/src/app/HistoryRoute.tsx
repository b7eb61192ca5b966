import { loadDictionary } from '@sarraf/forms/language';
import { HistoryPage } from '../features/history/HistoryPage.tsx';
import { AddressCopy } from '../features/sell/payment/AddressCopy.tsx';
import { DepositQr } from '../features/sell/payment/DepositQr.tsx';
import { DepositSlip } from '../features/sell/payment/DepositSlip.tsx';
import { statementDictionary } from './dictionaries/statement-dictionary.ts';
import { PayoutProblemSlot } from './PayoutProblemSlot.tsx';
import { ProofSlot } from './ProofSlot.tsx';

/** The history page with components of other features: the deposit slip, the proof of payment, and the choice of another account after a refused or returned payout. */
function HistoryRoute() {
  return (
    <HistoryPage
      renderProof={(order) => <ProofSlot order={order} />}
      renderPayoutProblem={(order, onOrder) => <PayoutProblemSlot order={order} onOrder={onOrder} />}
      renderAddressCopy={({ address, networkName, network }) => (
        <AddressCopy address={address} network={networkName ?? network.toUpperCase()} />
      )}
      renderDeposit={({ token, ...deposit }) => (
        <DepositSlip {...deposit} on="surface" code={<DepositQr {...deposit} token={token} />}>
          <AddressCopy address={deposit.address} network={deposit.network} />
        </DepositSlip>
      )}
    />
  );
}

/** Loads the messages of the filter, which only this page and the statement have, and returns the page. */
export async function loadHistoryRoute() {
  await loadDictionary(statementDictionary);
  return HistoryRoute;
}
