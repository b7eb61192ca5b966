import { withdrawalActions, type WithdrawalAction, type WithdrawalState } from '@sarraf/domain';

/** Facts of a withdrawal that decide on its next actions. */
export interface WithdrawalFacts extends WithdrawalState {
  /** Whether its address or its owner is on the screening list. */
  isScreened: boolean;
}

/** Allowed actions on a withdrawal. A screened one is held and can only be refused. */
export function nextActionsOf({ isScreened, ...state }: WithdrawalFacts): WithdrawalAction[] {
  if (!isScreened) return withdrawalActions(state);
  return state.status === 'requested' || state.status === 'claimed' ? ['refuse'] : [];
}
