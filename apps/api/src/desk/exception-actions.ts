import type { ExceptionKind } from '../db/chain-tables.ts';
import { decimal, exceptionActions, type ExceptionAction, type ExceptionState } from '@sarraf/domain';

/** What the next actions with an exception depend on. */
export interface ExceptionFacts extends Omit<ExceptionState, 'kind'> {
  kind: ExceptionKind;
  /** Symbol of a token that is not USDT. */
  token: string | null;
  /** USDT of its transfers, as decimal text. */
  amount: string;
}

/** What may be done with an exception next: less than a millionth cannot be given to anybody, nor another token to a wallet. */
export const nextActionsOf = ({ token, amount, ...state }: ExceptionFacts): ExceptionAction[] =>
  exceptionActions(state).filter(
    (action) => action === 'ignore' || (decimal(amount).gt(0) && (action !== 'credit' || token === null)),
  );
