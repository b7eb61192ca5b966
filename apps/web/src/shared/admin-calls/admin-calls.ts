import { adminOperations, withCalls, type Api, type ClientOf, type Overview } from '@sarraf/api-client';
import { deskWaiting, type DeskWaiting } from '@sarraf/domain';
import { useApi } from '../api/index.ts';

/** Settings, the record, the statistics and the overview of the desk. */
export type AdminCalls = ClientOf<typeof adminOperations>;

const known = new WeakMap<Api, AdminCalls>();

/** The calls of administrators, of the same server and login as the app's. Their code is fetched by administrators alone. */
export function adminCallsOf(api: Api): AdminCalls {
  const calls = known.get(api) ?? withCalls(api, adminOperations);
  known.set(api, calls);
  return calls;
}

/** The calls of administrators. Only code that comes late may use it: the schemas of their replies come with it. */
export const useAdminCalls = (): AdminCalls => adminCallsOf(useApi());

/** The overview, and what of it waits for a person. */
export async function readOverview(api: Api, signal: AbortSignal): Promise<Overview & { waiting: DeskWaiting }> {
  const { data } = await adminCallsOf(api).getOverview({ signal });
  return { ...data, waiting: deskWaiting(data) };
}
