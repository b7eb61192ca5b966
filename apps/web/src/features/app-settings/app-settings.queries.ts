import { ApiError, type Api, type AuditEntry, type Setting } from '@sarraf/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Rows of the record shown at a time. */
const AUDIT_PAGE = 10;

/**
 * Every setting in the server's order. Read anew on every visit and never behind a form's back: what somebody else saved
 * meanwhile is told when it matters, on saving.
 */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }): Promise<Setting[]> => (await api.getSettings({ signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The record of what administrators did, newest first; null from a server that keeps none. */
export const auditQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['audit'],
    queryFn: async ({ pageParam, signal }): Promise<AuditEntry[] | null> => {
      try {
        const before = pageParam === null ? {} : { before: pageParam };
        return (await api.getAudit({ ...before, limit: AUDIT_PAGE, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last === null || last.length < AUDIT_PAGE ? undefined : last.at(-1)?._id),
    staleTime: 0,
    gcTime: 0,
  });

/** Puts a setting as the server now has it where the page reads it, and has everything made of settings read again. */
export function adoptSetting(queries: QueryClient, api: Api, saved: Setting): void {
  const { queryKey } = settingsQuery(api);
  queries.setQueryData(queryKey, (list) => list?.map((one) => (one.key === saved.key ? { ...one, ...saved } : one)));
  // Prices, networks and rates stand in many a reply; the record has a new row.
  void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
