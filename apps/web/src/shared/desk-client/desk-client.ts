import { withCalls, deskOperations, type Api, type ClientOf, type Overview } from '@sarraf/api-client';
import { deskWaiting, type DeskWaiting } from '@sarraf/domain';

/** The calls of the desk. */
export type DeskApi = ClientOf<typeof deskOperations>;

const clients = new WeakMap<Api, DeskApi>();

/** The calls of the desk, of the same server and login as the app's. Their code is fetched by administrators alone. */
export function deskOf(api: Api): DeskApi {
  const known = clients.get(api) ?? withCalls(api, deskOperations);
  clients.set(api, known);
  return known;
}

/** The overview, and what of it waits for a person. */
export async function readOverview(api: Api, signal: AbortSignal): Promise<Overview & { waiting: DeskWaiting }> {
  const { data } = await deskOf(api).getOverview({ signal });
  return { ...data, waiting: deskWaiting(data) };
}
