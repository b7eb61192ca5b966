import type { QueryClient } from '@tanstack/react-query';

/** Key of the amount in the query cache, which the end of a session clears. */
const AMOUNT_KEY = ['typed-amount'];

/** Keeps the typed amount of step 1 while the seller is on the page of accounts. */
export function keepAmount(queries: QueryClient, amount: string): void {
  queries.setQueryDefaults(AMOUNT_KEY, { gcTime: Infinity });
  queries.setQueryData(AMOUNT_KEY, amount);
}

/** Amount that was kept; empty if none was. */
export const keptAmount = (queries: QueryClient): string => queries.getQueryData<string>(AMOUNT_KEY) ?? '';

/** Forgets the amount that was kept. */
export const forgetAmount = (queries: QueryClient): void => queries.removeQueries({ queryKey: AMOUNT_KEY });
