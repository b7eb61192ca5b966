import { appOperations, operation, rowByRow, sends } from './app-operations.ts';
import { deskOperations } from './desk-operations.ts';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/valibot.gen.ts';

/** Every call of the contract by its operationId, those of other servers (tag `Servers`) aside. Paths are checked by the compiler, the rest against `openapi.yaml` by a test. */
export const operations = {
  ...appOperations,
  ...deskOperations,
  /** Chooses another account for a payout that was refused. 409 while it is under way: see `currentOrderOf`. */
  choosePayoutAccount: operation<t.ChoosePayoutAccountData>()(
    'POST',
    '/sell/orders/{id}/payout-account',
    v.vChoosePayoutAccountResponse,
    sends,
  ),
  /** The caller's USDT, what became of them, and the withdrawals. */
  getWallet: rowByRow('data.entries', operation<t.GetWalletData>()('GET', '/wallet', v.vGetWalletResponse)),
  /** Asks for USDT of the wallet back. */
  requestWithdrawal: operation<t.RequestWithdrawalData>()(
    'POST',
    '/wallet/withdrawals',
    v.vRequestWithdrawalResponse,
    sends,
  ),
  /** Silences a simulated chain, takes its last transfer out, or puts it back (sandbox, administrators). */
  setSandboxNetwork: operation<t.SetSandboxNetworkData>()(
    'POST',
    '/sandbox/networks/{id}',
    v.vSetSandboxNetworkResponse,
    sends,
  ),
};

/** The operationIds of the contract. */
export type OperationId = keyof typeof operations;
