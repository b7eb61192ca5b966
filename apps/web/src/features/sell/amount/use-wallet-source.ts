import { maxFromWallet, toWireNumber } from '@sarraf/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { logError } from '../../../shared/telemetry/log.ts';
import { useSession, useUser } from '../../../shared/session/session-context.ts';
import { keptStep } from './kept-step.ts';

/** Log message of a failed wallet request. */
const WALLET_FAULT = 'The wallet could not be read.';

/**
 * Switch in step 1 that sells from the wallet. The balance comes with the login, so a seller without one costs no request. Turning the
 * switch on fetches the wallet, since the desk or another device may have changed the balance. The switch is on at first if the step was kept so.
 */
export function useWalletSource(onAmountChange: (amount: string) => void) {
  const api = useApi();
  const session = useSession();
  const balance = useUser().wallet_balance ?? 0;
  const queries = useQueryClient();
  const [isOn, setOn] = useState(() => keptStep(queries).isFromWallet);

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
      // Keep the balance from the login: the server refuses to sell more than the wallet has.
      logError(WALLET_FAULT, error);
    }
  };
  return { balance, isOn: isOn && balance > 0, turn };
}
