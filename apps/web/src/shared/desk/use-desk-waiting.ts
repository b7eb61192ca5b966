import type { DeskWaiting } from '@sarraf/domain';
import { useQuery } from '@tanstack/react-query';
import { useLoadAdminApi } from '../api/admin-api-context.ts';
import { overviewQuery } from './overview.query.ts';

/** Number of waiting items per queue of the desk; null until loaded. Sends no request for users who are not administrators. */
export function useDeskWaiting(isAdmin: boolean): DeskWaiting | null {
  const { data } = useQuery({ ...overviewQuery(useLoadAdminApi()), enabled: isAdmin });
  return data?.waiting ?? null;
}
