import type { StatementApi } from '@sarraf/api-client/statement';
import { STATEMENT_PAGE_SIZE, type StatementSale } from '@sarraf/domain';
import type { StatementDays } from '@sarraf/forms';
import { queryOptions } from '@tanstack/react-query';

/** Most sales that are printed: about a hundred pages. */
export const MOST_PRINTED = 2_000;

/** Query of the sums of a statement. */
export const statementQuery = (api: StatementApi, days: StatementDays) =>
  queryOptions({
    queryKey: ['statement', days.from, days.to],
    queryFn: async ({ signal }) => (await api.getStatement({ ...days, signal })).data,
    // A sale may have been paid since the last visit.
    staleTime: 0,
  });

/** Sums of a statement. */
export type StatementSums = Awaited<ReturnType<StatementApi['getStatement']>>['data'];

/** Reads all sales of a statement, page by page, with sums of the same moment as the last page. */
export async function readSales(api: StatementApi, days: StatementDays) {
  const sales: StatementSale[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await api.getStatement({ ...days, page });
    const rows = data.rows ?? [];
    sales.push(...rows);
    if (rows.length < STATEMENT_PAGE_SIZE) return { sums: data, sales };
  }
}

/** Number of sales of a statement: paid, returned and refunded. */
export const countOf = ({ sales, returned, refunded }: StatementSums): number =>
  sales.count + returned.count + refunded.count;
