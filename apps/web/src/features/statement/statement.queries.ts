import type { StatementApi } from '@sarraf/api-client/statement';
import type { StatementDays } from '@sarraf/forms';
import { queryOptions } from '@tanstack/react-query';
import { now } from '../../shared/time/clock.ts';

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

/** Number of sales of a statement: paid, returned and refunded. */
export const countOf = ({ sales, returned, refunded }: StatementSums): number =>
  sales.count + returned.count + refunded.count;

/** Reads the sums and all sales of a statement, in one reply so that they are of the same moment. Throws if there are more than one page has. */
export async function readSales(api: StatementApi, days: StatementDays) {
  const { data: sums } = await api.getStatement({ ...days, page: 1 });
  const sales = sums.rows ?? [];
  if (sales.length < countOf(sums)) throw new Error('The statement has more sales than can be printed.');
  return { sums, sales, readMs: now() };
}
