import { misconfiguredNetworks } from '../chains/check-decimals.ts';
import { isMigrated } from '../db/migrate.ts';
import { channelHealth } from '../messages/channel-health.ts';
import type { Services } from '../services.ts';
import { inTime } from './in-time.ts';

/** A network that was not read for this long makes the server not ready. A shorter outage of a node closes no server. */
const READ_WITHIN_MS = 5 * 60_000;
/** Readiness is answered after this time even if the database does not answer. */
const ANSWER_WITHIN_MS = 1500;

/** Loops that are unknown. A failing node stops the loop of its network, so that one has the patience of the network. */
async function missingLoops({ heartbeats }: Services): Promise<string[]> {
  const loops = (await heartbeats.states()).filter(({ state }) => state === 'unknown');
  return loops
    .filter(({ networkId, silentMs }) => networkId === null || silentMs > READ_WITHIN_MS)
    .map(({ name }) => `loop ${name}`);
}

/** Names of what is not ready in the database, on the chains, among the channels of messages and the loops. */
async function missingInDatabase(services: Services): Promise<string[]> {
  const { db, config, clock, messenger, startedAt } = services;
  if (!(await isMigrated(db))) return ['migrations'];
  const read = await db.selectFrom('chain_readers').select(['network_id', 'heard_at']).execute();
  const misconfigured = await misconfiguredNetworks(db);
  const channels = await channelHealth(db, messenger.channels, { from: startedAt, now: clock.now() });
  // While one channel works, people can sign in.
  const isMute = channels.every(({ isRefused }) => isRefused);
  const refused = isMute ? channels.map(({ name }) => name) : [];
  const chains = config.chains.flatMap(({ id }) => {
    if (misconfigured.has(id)) return [`decimals ${id}`];
    const heardAt = read.find(({ network_id }) => network_id === id)?.heard_at?.getTime() ?? -Infinity;
    return clock.now().getTime() - heardAt > READ_WITHIN_MS ? [`chain ${id}`] : [];
  });
  return [...chains, ...refused, ...(await missingLoops(services))];
}

/** Names of what keeps this server from serving, by `/readyz` and the Operations view; empty if it is ready. Answers within two seconds. */
export function readiness(services: Services) {
  const inDatabase = inTime(() => missingInDatabase(services), ANSWER_WITHIN_MS);
  return async (): Promise<string[]> => {
    const found = (await inDatabase()) ?? ['database'];
    const providers = Object.entries(services.connected).filter(([, isConnected]) => !isConnected);
    const channels = services.messenger.channels.length === 0 ? ['whatsapp'] : [];
    return [...found, ...channels, ...providers.map(([name]) => name)];
  };
}
