import { ApiError, type AuditEntry, type Setting, type UnreadableRow } from '@sarraf/api-client';
import type { AdminApi } from '@sarraf/api-client/admin';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';

/** Audit entries per page. */
const AUDIT_PAGE = 10;

/** List of a reply, and the rows of it that could not be parsed. */
interface ReadList<Row> {
  data: readonly Row[];
  unreadable: readonly UnreadableRow[];
}

/**
 * Query of all settings, in the server's order. Fetched on each visit and not refetched while the page is open, which would replace
 * values under an open form; a conflicting change is detected on save.
 */
export const settingsQuery = (api: AdminApi) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }): Promise<ReadList<Setting>> => api.getSettings({ signal }),
    staleTime: Infinity,
    ...PREFETCHED_BY_ROUTE,
  });

/** Id to request the next page with; undefined after the last page. Rows that could not be parsed count as rows of the page. */
export function nextAuditPage({ data, unreadable }: ReadList<AuditEntry>): string | undefined {
  const length = data.length + unreadable.length;
  if (length < AUDIT_PAGE) return undefined;
  return unreadable.find(({ index }) => index === length - 1)?.id ?? data.at(-1)?._id;
}

/** Query of the audit log, newest first; null for a server without one. */
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

/** Puts a saved setting into the cache, and invalidates every other query. */
export function adoptSetting(queries: QueryClient, api: AdminApi, saved: Setting): void {
  const { queryKey } = settingsQuery(api);
  queries.setQueryData(
    queryKey,
    (reply) =>
      reply && { ...reply, data: reply.data.map((one) => (one.key === saved.key ? { ...one, ...saved } : one)) },
  );
  // Many replies contain prices, networks or rates, and the audit log has a new entry.
  void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
