import type {
  AdminUser,
  Exception,
  Operations,
  Payout,
  Reconciliation,
  UnreadableRow,
  Withdrawal,
} from '@sarraf/api-client';
import type { AdminApi } from '@sarraf/api-client/admin';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { DESK_POLL_MS } from '../../shared/desk/overview.query.ts';
import type { ExceptionKind, PayoutFilter, WithdrawalStatus } from '../../shared/desk/desk-address.ts';

/** Rows per page of every list of the desk. */
const PAGE = 20;

/** One page of a reply. */
export interface DeskPageReply<Row> {
  data: readonly Row[];
  unreadable: readonly UnreadableRow[];
  total: number;
}

const pages = <Row>(key: readonly unknown[], ask: (page: number, signal: AbortSignal) => Promise<DeskPageReply<Row>>) =>
  infiniteQueryOptions({
    queryKey: ['desk', ...key],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.data.length + last.unreadable.length < PAGE ? undefined : all.length + 1),
    refetchInterval: DESK_POLL_MS,
    staleTime: 0,
  });

/** Query of a list of the desk; polls while the page is visible. */
export type DeskListQuery<Row> = ReturnType<typeof pages<Row>>;

/** Query of payouts of one status, of those that the bank returned, or of all, oldest first. */
export const payoutsQuery = (api: AdminApi, filter: PayoutFilter, search = ''): DeskListQuery<Payout> => {
  const only = filter === 'returned' ? { returned: 'true' as const } : filter && { status: filter };
  return pages<Payout>(['payouts', filter, search], (page, signal) =>
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
  pages<Exception>(['exceptions', open, kind], (page, signal) =>
    api.getExceptions({ open, ...(kind && { kind }), page, signal }),
  );

/** Query of withdrawals of one status, oldest first. */
export const withdrawalsQuery = (api: AdminApi, status: WithdrawalStatus): DeskListQuery<Withdrawal> =>
  pages<Withdrawal>(['withdrawals', status], (page, signal) => api.getWithdrawals({ status, page, signal }));

/** Query of users, newest first. */
export const usersQuery = (api: AdminApi, search: string): DeskListQuery<AdminUser> =>
  pages<AdminUser>(['users', search], (page, signal) => api.getUsers({ search, page, signal }));

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

/** Puts a payout of a reply into the cache, and refetches the lists. */
export function adoptPayout(queries: QueryClient, api: AdminApi, payout: Payout): void {
  queries.setQueryData(payoutQuery(api, payout.orderId).queryKey, payout);
  void refetchDesk(queries);
}
