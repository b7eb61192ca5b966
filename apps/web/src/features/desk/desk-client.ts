import { withCalls, deskOperations, type Api, type ClientOf } from '@sarraf/api-client';
import { useApi } from '../../shared/api/index.ts';

/** What the desk asks of the server. */
export type DeskApi = ClientOf<typeof deskOperations>;

const clients = new WeakMap<Api, DeskApi>();

/** The calls of the desk, of the same server and login as the app's. Their code is fetched by administrators alone. */
export function deskOf(api: Api): DeskApi {
  const known = clients.get(api) ?? withCalls(api, deskOperations);
  clients.set(api, known);
  return known;
}

/** The calls of the desk. */
export const useDesk = (): DeskApi => deskOf(useApi());
