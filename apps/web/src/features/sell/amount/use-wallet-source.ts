import { maxFromWallet, toWireNumber } from '@sarraf/domain';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { logError } from '../../../shared/telemetry/log.ts';
import { useSession, useUser } from '../../../shared/session/session-context.ts';

/** What a failed reading of the wallet is logged as. */
const WALLET_FAULT = 'The wallet could not be read.';

/**
 * Whether step 1 sells from the wallet. The login tells the balance, so that nothing is asked of a seller who has none; turned on, the
 * wallet itself is asked, since the desk or another device may have changed it.
 */
export function useWalletSource(onAmountChange: (amount: string) => void) {
  const api = useApi();
  const session = useSession();
  const balance = useUser().wallet_balance ?? 0;
  const [isOn, setOn] = useState(false);

  const fill = (held: number | string) => onAmountChange(maxFromWallet(held).toString());
  const turn = async (on: boolean) => {
    setOn(on);
    onAmountChange('');
    if (!on) return;
    fill(balance);
    try {
      const held = (await api.getWallet()).data.balance;
      if (toWireNumber(held) === balance) return;
      session.updateUser({ wallet_balance: toWireNumber(held) });
      fill(held);
    } catch (error) {
      // What is known will do: the server refuses more than there is.
      logError(WALLET_FAULT, error);
    }
  };
  return { balance, isOn: isOn && balance > 0, turn };
}
