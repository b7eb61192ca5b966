import { withdrawalActions, type WithdrawalAction, type WithdrawalState } from '@sarraf/domain';

/** What the next actions with a withdrawal depend on. */
export interface WithdrawalFacts extends WithdrawalState {
  /** Its target or its owner is on the screening list. */
  isScreened: boolean;
}

/** What an administrator may do next with a withdrawal. One that is screened is held: it can only be refused. */
export function nextActionsOf({ isScreened, ...state }: WithdrawalFacts): WithdrawalAction[] {
  if (!isScreened) return withdrawalActions(state);
  return state.status === 'requested' || state.status === 'claimed' ? ['refuse'] : [];
}
