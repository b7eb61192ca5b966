import { clientBeside, deskOperations, type Api, type ClientOf } from '@sarraf/api-client';

/** The calls of the desk. */
export type DeskApi = ClientOf<typeof deskOperations>;

const clients = new WeakMap<Api, DeskApi>();

/** The calls of the desk, of the same server and login as the app's. Their code is fetched by administrators alone. */
export function deskOf(api: Api): DeskApi {
  const known = clients.get(api) ?? clientBeside(api, deskOperations);
  clients.set(api, known);
  return known;
}
