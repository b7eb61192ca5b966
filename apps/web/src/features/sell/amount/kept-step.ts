import type { QueryClient } from '@tanstack/react-query';

/** What step 1 keeps while the seller is on the page of accounts. */
export interface KeptStep {
  /** USDT as typed. */
  amount: string;
  /** Id of the account that the seller chose; null if none but the first choice was ever selected. */
  bankAccountId: string | null;
  /** Whether the sale is from the wallet. */
  isFromWallet: boolean;
}

const NOTHING: KeptStep = { amount: '', bankAccountId: null, isFromWallet: false };

/** Key of the kept step in the query cache, which the end of a session clears. */
const STEP_KEY = ['kept-step'];

/** Keeps step 1 while the seller is on the page of accounts. */
export function keepStep(queries: QueryClient, step: KeptStep): void {
  queries.setQueryDefaults(STEP_KEY, { gcTime: Infinity });
  queries.setQueryData(STEP_KEY, step);
}

/** Step 1 that was kept; empty if none was. */
export const keptStep = (queries: QueryClient): KeptStep => queries.getQueryData<KeptStep>(STEP_KEY) ?? NOTHING;

/** Forgets the step that was kept. */
export const forgetStep = (queries: QueryClient): void => queries.removeQueries({ queryKey: STEP_KEY });
