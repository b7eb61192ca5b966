import type { Dictionary } from '@sarraf/forms/language';
import type * as statement from './statement.en.ts';

/** Messages of the statement, and of the filter of the history. */
export const statementDictionary: Dictionary<typeof statement> = {
  en: () => import('./statement.en.ts'),
  ur: () => import('./statement.ur.ts'),
};
