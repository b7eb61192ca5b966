import type { DeskWaiting } from '@sarraf/domain';
import { useQuery } from '@tanstack/react-query';
import { useLoadAdminApi } from '../api/admin-api-context.ts';
import { overviewQuery } from './overview.query.ts';

/** What waits at the desk, by queue; null while that is not known. Asks nothing for whoever is no administrator. */
export function useDeskWaiting(isAdmin: boolean): DeskWaiting | null {
  const { data } = useQuery({ ...overviewQuery(useLoadAdminApi()), enabled: isAdmin });
  return data?.waiting ?? null;
}
