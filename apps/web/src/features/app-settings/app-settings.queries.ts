import { ApiError, type AuditEntry, type Setting, type UnreadableRow } from '@sarraf/api-client';
import type { AdminApi } from '@sarraf/api-client/admin';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';

/** Rows of the record shown at a time. */
const AUDIT_PAGE = 10;

/** A list as it was read, and the rows of it that could not be. */
interface ReadList<Row> {
  data: readonly Row[];
  unreadable: readonly UnreadableRow[];
}

/**
 * Every setting in the server's order. Read anew on every visit and never behind a form's back: what somebody else saved
 * meanwhile is told when it matters, on saving.
 */
export const settingsQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }): Promise<ReadList<Setting>> => api.getSettings({ signal }),
    staleTime: Infinity,
    ...PREFETCHED_BY_ROUTE,
  });

/** The id to read on from; undefined after the last page. A row that cannot be read is one of the page, and may be its last. */
export function nextAuditPage({ data, unreadable }: ReadList<AuditEntry>): string | undefined {
  const length = data.length + unreadable.length;
  if (length < AUDIT_PAGE) return undefined;
  return unreadable.find(({ index }) => index === length - 1)?.id ?? data.at(-1)?._id;
}

/** The record of what administrators did, newest first; null from a server that keeps none. */
export const auditQuery = (api: AdminApi) =>
  infiniteQueryOptions({
    queryKey: ['audit'],
    queryFn: async ({ pageParam, signal }): Promise<ReadList<AuditEntry> | null> => {
      try {
        const before = pageParam === null ? {} : { before: pageParam };
        return await api.getAudit({ ...before, limit: AUDIT_PAGE, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last && nextAuditPage(last),
    staleTime: 0,
    gcTime: 0,
  });

/** Puts a setting as the server now has it where the page reads it, and has everything made of settings read again. */
export function adoptSetting(queries: QueryClient, api: AdminApi, saved: Setting): void {
  const { queryKey } = settingsQuery(api);
  queries.setQueryData(
    queryKey,
    (reply) =>
      reply && { ...reply, data: reply.data.map((one) => (one.key === saved.key ? { ...one, ...saved } : one)) },
  );
  // Prices, networks and rates stand in many a reply; the record has a new row.
  void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
