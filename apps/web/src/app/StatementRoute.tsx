import type { ApiOptions } from '@sarraf/api-client';
import { createStatementApi } from '@sarraf/api-client/statement';
import { loadDictionary } from '@sarraf/forms/language';
import { StatementPage } from '../features/statement/StatementPage.tsx';
import { statementDictionary } from './dictionaries/statement-dictionary.ts';

/** Loads the messages of the statement page and creates its route component, with an API client of its own. */
export async function statementRoute(options: ApiOptions) {
  await loadDictionary(statementDictionary);
  const api = createStatementApi(options);
  return () => <StatementPage api={api} />;
}
