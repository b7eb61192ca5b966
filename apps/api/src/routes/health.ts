import { Hono } from 'hono';
import { isMigrated } from '../db/migrate.ts';
import { misconfiguredNetworks } from '../chains/check-decimals.ts';
import { channelHealth } from '../messages/channel-health.ts';
import { operatorMessages } from '../messages.ts';
import { messagesOf } from '../middleware/language.ts';
import type { Services } from '../services.ts';

const READ_WITHIN_MS = 5 * 60_000;
/** Readiness replies after this time even if the database does not answer. */
const ANSWER_WITHIN_MS = 3000;

/** Names of what is not ready in the database, on the chains and among the channels of messages. */
async function missingInDatabase({ db, config, clock, messenger, startedAt }: Services): Promise<string[]> {
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
  return [...chains, ...refused];
}

async function missing(services: Services, stopping: AbortSignal): Promise<string[]> {
  const late = new Promise<string[]>((resolve) => void setTimeout(resolve, ANSWER_WITHIN_MS, ['database']).unref());
  const found = missingInDatabase(services).catch(() => ['database']);
  const providers = Object.entries(services.connected).filter(([, isConnected]) => !isConnected);
  const channels = services.messenger.channels.length === 0 ? ['whatsapp'] : [];
  return [
    ...(stopping.aborted ? ['stopping'] : []),
    ...(await Promise.race([found, late])),
    ...channels,
    ...providers.map(([name]) => name),
  ];
}

/** Routes while the server is starting: alive, but not ready. Other requests wait until the server is open. */
export const healthWhileOpening = (opening: Promise<{ fetch: Hono['fetch'] }>) =>
  new Hono()
    .on('GET', ['/healthz', '/api/healthz'], (c) => c.json({ success: true }))
    .on('GET', ['/readyz', '/api/readyz'], (c) =>
      c.json({ success: false, message: operatorMessages.opening, missing: ['migrations'] }, 503),
    )
    .all('*', async (c) => (await opening).fetch(c.req.raw, c.env));

/** Liveness (`/healthz`) and readiness (`/readyz`), for the operator's monitoring. */
export const healthRoutes = (services: Services, stopping: AbortSignal) =>
  new Hono()
    .get('/healthz', (c) => c.json({ success: true }))
    .get('/readyz', async (c) => {
      const faults = await missing(services, stopping);
      if (faults.length === 0) return c.json({ success: true });
      return c.json({ success: false, message: messagesOf(c).request.notReady, missing: faults }, 503);
    });
