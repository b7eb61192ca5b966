import { blob } from 'valibot';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/statement/valibot.gen.ts';
import { operation } from './operation.ts';

/** The calls of the statement page, by their operationId. Not among those of sellers: a sale does not wait for their schemas. */
export const statementOperations = {
  /** Sums of the caller's sales in a period; with `page` 2,000 of the sales, where a page with fewer is the last. */
  getStatement: operation<t.GetStatementData>()('GET', '/history/statement', v.vGetStatementResponse),
  /** The caller's sales in a period as CSV. */
  exportStatement: operation<t.ExportStatementData>()('GET', '/history/export.csv', blob(), { file: 'download' }),
};
