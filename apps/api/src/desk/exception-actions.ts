import type { ExceptionKind } from '../db/chain-tables.ts';
import { decimal, exceptionActions, type ExceptionAction, type ExceptionState } from '@sarraf/domain';

/** Facts of an exception that decide on its next actions. */
export interface ExceptionFacts extends Omit<ExceptionState, 'kind'> {
  kind: ExceptionKind;
  /** Symbol of a token that is not USDT. */
  token: string | null;
  /** USDT of its transfers, as decimal text. */
  amount: string;
}

/** Allowed actions on an exception. Less than a millionth of a USDT can only be ignored; another token cannot be credited to a wallet. */
export const nextActionsOf = ({ token, amount, ...state }: ExceptionFacts): ExceptionAction[] =>
  exceptionActions(state).filter(
    (action) => action === 'ignore' || (decimal(amount).gt(0) && (action !== 'credit' || token === null)),
  );
