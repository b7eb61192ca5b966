import { operation, rowByRow, sends } from './app-operations.ts';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/valibot.gen.ts';

/** Calls of a seller that most visits never make, for `withCalls`: what no page asks for at first is no weight of it. */
export const sellerOperations = {
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
};
