import type {
  AdminUser,
  BankStatementEntry,
  Exception,
  Operations,
  Payout,
  Reconciliation,
  UnreadableRow,
  Withdrawal,
} from '@sarraf/api-client';
import type { AdminApi } from '@sarraf/api-client/admin';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orderWithEventsKey } from '../../shared/queries/order-with-events.query.ts';
import { DESK_POLL_MS } from '../../shared/desk/overview.query.ts';
import type { ExceptionKind, PayoutFilter, StatementFilter, WithdrawalStatus } from '../../shared/desk/desk-address.ts';

/** Rows per page of every list of the desk. */
const PAGE = 20;

/** One page of a reply. */
export interface DeskPageReply<Row> {
  data: readonly Row[];
  unreadable: readonly UnreadableRow[];
}

/** Next page of a list: its number, and the id of the last row before it. */
interface NextPage {
  page: number;
  before: string | undefined;
}

/** Id of the last row of a page, also if that row could not be parsed. */
const lastId = <Row>({ data, unreadable }: DeskPageReply<Row>, idOf: (row: Row) => string): string | undefined => {
  const [last, end] = [data.at(-1), data.length + unreadable.length - 1];
  return unreadable.find(({ index }) => index === end)?.id ?? (last && idOf(last));
};

const pages = <Row>(
  key: readonly unknown[],
  ask: (next: NextPage, signal: AbortSignal) => Promise<DeskPageReply<Row>>,
  idOf: (row: Row) => string = () => '',
) =>
  infiniteQueryOptions({
    queryKey: ['desk', ...key],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: { page: 1, before: undefined } as NextPage,
    getNextPageParam: (last, all): NextPage | undefined =>
      last.data.length + last.unreadable.length < PAGE
        ? undefined
        : { page: all.length + 1, before: lastId(last, idOf) },
    refetchInterval: DESK_POLL_MS,
    staleTime: 0,
  });

/** Query of a list of the desk; polls while the page is visible. */
export type DeskListQuery<Row> = ReturnType<typeof pages<Row>>;

/** Query of payouts of one status, of those that the bank returned, or of all, oldest first. */
export const payoutsQuery = (api: AdminApi, filter: PayoutFilter, search = ''): DeskListQuery<Payout> => {
  const only = filter === 'returned' ? { returned: 'true' as const } : filter && { status: filter };
  return pages<Payout>(['payouts', filter, search], ({ page }, signal) =>
    api.getPayouts({ ...only, search, page, signal }),
  );
};

/** Query of one payout. */
export const payoutQuery = (api: AdminApi, orderId: string) =>
  queryOptions({
    queryKey: ['desk', 'payout', orderId],
    queryFn: async ({ signal }): Promise<Payout> => (await api.getPayout({ orderId, signal })).data,
    refetchInterval: DESK_POLL_MS,
    staleTime: 0,
  });

/** Query of open or resolved exceptions, newest first. */
export const exceptionsQuery = (api: AdminApi, open: boolean, kind: ExceptionKind | null): DeskListQuery<Exception> =>
  pages<Exception>(['exceptions', open, kind], ({ page }, signal) =>
    api.getExceptions({ open, ...(kind && { kind }), page, signal }),
  );

/** Query of withdrawals of one status, oldest first. */
export const withdrawalsQuery = (api: AdminApi, status: WithdrawalStatus): DeskListQuery<Withdrawal> =>
  pages<Withdrawal>(['withdrawals', status], ({ page }, signal) => api.getWithdrawals({ status, page, signal }));

/** Query of users, newest first. */
export const usersQuery = (api: AdminApi, search: string): DeskListQuery<AdminUser> =>
  pages<AdminUser>(['users', search], ({ page }, signal) => api.getUsers({ search, page, signal }));

/** Query of the entries of the bank statement, newest day first. */
export const statementQuery = (api: AdminApi, filter: StatementFilter): DeskListQuery<BankStatementEntry> => {
  const only = filter === 'open' ? { open: true } : filter && { kind: filter };
  return pages<BankStatementEntry>(
    ['statement', filter],
    ({ before }, signal) => api.getBankStatement({ ...only, ...(before && { before }), limit: PAGE, signal }),
    ({ _id }) => _id,
  );
};

/** Query of the kinds of entries, the covered days and the imports of the bank statement. */
export const statementOverviewQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['desk', 'statement-overview'],
    queryFn: async ({ signal }) => {
      const { kinds, coverage, statements } = await api.getBankStatement({ limit: 1, signal });
      return { kinds, coverage, statements };
    },
    refetchInterval: DESK_POLL_MS,
    staleTime: 0,
  });

/** Query of the reconciliation. */
export const reconciliationQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['desk', 'reconciliation'],
    queryFn: async ({ signal }): Promise<Reconciliation> => (await api.getReconciliation({ signal })).data,
    refetchInterval: DESK_POLL_MS,
    staleTime: 0,
  });

/** Query of the Operations view. */
export const operationsQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['desk', 'operations'],
    queryFn: async ({ signal }): Promise<Operations> => (await api.getOperations({ signal })).data,
    refetchInterval: DESK_POLL_MS,
    staleTime: 0,
  });

/** Refetches every query of the desk. */
export const refetchDesk = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['desk'] });

/** Puts a payout of a reply into the cache, and refetches the lists and the timeline of its order. */
export function adoptPayout(queries: QueryClient, api: AdminApi, payout: Payout): void {
  queries.setQueryData(payoutQuery(api, payout.orderId).queryKey, payout);
  void refetchDesk(queries);
  void queries.invalidateQueries({ queryKey: orderWithEventsKey(payout.orderId) });
}
