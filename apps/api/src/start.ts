import { addressOf, kindOfNetwork, type ChainKind } from '@sarraf/domain';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { chainOf } from './chains/chains-config.ts';
import { evmReader } from './chains/evm/evm-reader.ts';
import { leases } from './chains/lease.ts';
import { dataKeyReader } from './codes/data-key.ts';
import { ConfigError, type Config } from './config.ts';
import { connect, type Connection, type DatabaseLocation } from './db/connect.ts';
import { databaseClock, databaseTime } from './db/database-clock.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { messenger } from './messages/send-code.ts';
import { heartbeats } from './operations/heartbeats.ts';
import { resealProofLinks } from './orders/proof-links.ts';
import { makeDue } from './payouts/forward-payouts.ts';
import { makeAdmin } from './people/users.ts';
import { databaseLocation } from './process-config.ts';
import { depositAddresses } from './providers/deposit-address.ts';
import { deskPayouts } from './providers/desk-payouts.ts';
import { httpPayouts } from './providers/http-payouts.ts';
import { httpIdentity } from './providers/http-identity.ts';
import { httpMessages } from './providers/http-messages.ts';
import type { Identity } from './providers/identity.ts';
import type { Channel, Messenger } from './providers/messenger.ts';
import { noIdentity } from './providers/not-connected.ts';
import { otpIdentity } from './providers/otp-identity.ts';
import type { Clock, Payouts } from './providers/providers.ts';
import { sandboxChannels } from './providers/sandbox/sandbox-channels.ts';
import { whatsappChannel } from './providers/whatsapp/whatsapp-channel.ts';
import { sandboxChain, type SandboxChain } from './providers/sandbox/sandbox-chain.ts';
import { sandboxIdentity } from './providers/sandbox/sandbox-identity.ts';
import { sandboxPayouts } from './providers/sandbox/sandbox-payouts.ts';
import { screening } from './screening/screening.ts';
import { seedSandbox } from './seed/seed-sandbox.ts';
import { serverLog } from './server-log.ts';
import { serverWarnings } from './server-warnings.ts';
import type { Services } from './services.ts';
import { readSettings } from './settings/settings.ts';

function addressesOf(config: Config): ReturnType<typeof depositAddresses> {
  try {
    return depositAddresses(
      config.depositXpub,
      config.evmNetworks,
      new Map(config.chains.map(({ id, kind }) => [id, kind])),
    );
  } catch (error) {
    // The library's message may quote the key, which could be a private key pasted by mistake.
    const isPrivate = error instanceof Error && error.message.includes('private key');
    throw new ConfigError(isPrivate ? error.message : 'DEPOSIT_XPUB is not an extended public key (xpub…).');
  }
}

/** Readers of the configured chains; in the sandbox also of every other network that is offered or was ever read. */
function readersOf(config: Config, db: Kysely<Database>, sandbox?: SandboxChain): Services['readers'] {
  const configured = config.chains.map((chain) => evmReader(chain));
  return async () => {
    if (!sandbox) return configured;
    const { networks } = await readSettings(db);
    const read = await db.selectFrom('chain_readers').select('network_id').execute();
    const ids = new Set([...networks.map(({ id }) => id), ...read.map(({ network_id }) => network_id)]);
    return [...configured, ...[...ids].filter((id) => !chainOf(config.chains, id)).map(sandbox.reader)];
  };
}

/** Payout provider of the configuration. */
function payoutsOf({ payouts, sandbox }: Config, db: Kysely<Database>, clock: Clock): Payouts {
  if (payouts.service) return httpPayouts(payouts.service, clock);
  if (payouts.by === 'desk') return deskPayouts;
  return sandboxPayouts(db, clock, { payoutMs: sandbox.payoutMs, webhook: (key) => makeDue(db, key, clock.now()) });
}

/** Channels of the configuration, in their order; in the sandbox simulated ones unless others are configured. */
function channelsOf({ mode, messages }: Config, db: Kysely<Database>, clock: Clock): Channel[] {
  if (mode === 'sandbox' && messages.channels.length === 0) return sandboxChannels(db, clock);
  return messages.channels.flatMap((name) => {
    if (name === 'whatsapp') return messages.whatsapp ? [whatsappChannel(messages.whatsapp)] : [];
    return messages.http ? [httpMessages(messages.http, clock)] : [];
  });
}

/** Identity provider of the configuration. */
function identityOf(config: Config, db: Kysely<Database>, clock: Clock, codes: Messenger): Identity {
  const { identity, secrets, limits } = config;
  switch (identity.by) {
    case 'http':
      return httpIdentity(identity, clock);
    case 'otp':
      return otpIdentity(identity, clock);
    case 'none':
      return noIdentity;
    case 'sandbox':
      return sandboxIdentity(db, { messenger: codes, clock, secrets, lifeMinutes: Math.ceil(limits.codeSeconds / 60) });
    default:
      return identity satisfies never;
  }
}

/**
 * Assembles the services of the configured mode on an open database.
 *
 * @internal tests assemble a server without opening a port
 */
export function assemble(config: Config, { db, pool }: Connection, clock: Clock): Services {
  const log = serverLog(config.logLevel);
  const kindOf = (networkId: string): ChainKind =>
    chainOf(config.chains, networkId)?.kind ?? kindOfNetwork(networkId) ?? 'evm';
  const codes = messenger({
    ...{ db, clock, log, secrets: config.secrets, timeoutMs: config.messages.timeoutMs },
    channels: channelsOf(config, db, clock),
  });
  const startedAt = clock.now();
  const processId = randomUUID();
  const common = {
    config,
    db,
    pool,
    clock,
    log,
    warnings: serverWarnings(log, clock),
    depositAddress: addressesOf(config),
    // Imported books may contain addresses that are no account: those are shown as they are.
    addressOn: (networkId: string, account: string) =>
      /^[0-9a-f]{40}$/.test(account) ? addressOf(kindOf(networkId), account) : account,
    kindOf,
    screening: screening(config.screeningFile),
    leases: leases(db, processId),
    heartbeats: heartbeats(db, { id: processId, startedAt }, config.operations.loopRoundMs),
    payouts: payoutsOf(config, db, clock),
    messenger: codes,
    dataKey: dataKeyReader(db, config.secrets, clock),
    identity: identityOf(config, db, clock, codes),
    connected: { identity: config.identity.by !== 'none' },
    startedAt,
  };
  if (config.mode === 'production') {
    const isOffered = (networkId: string) => chainOf(config.chains, networkId) !== undefined;
    return { ...common, isOffered, readers: readersOf(config, db) };
  }
  const chain = sandboxChain(db, clock, {
    confirmationMs: config.sandbox.confirmationMs,
    // Nothing new before the next confirmation; a payment from the Sandbox phone is read at once.
    pollMs: Math.max(config.workerEveryMs, config.sandbox.confirmationMs),
    kindOf,
    confirmationsNeeded: (networkId) => config.confirmationsNeeded[networkId] ?? config.confirmationsNeeded['*'] ?? 12,
  });
  return {
    ...common,
    isOffered: () => true,
    readers: readersOf(config, db, chain),
    sandboxChain: chain,
  };
}

/** Runs the pending migrations; on a Postgres over a separate connection without timeouts, since they may take long. */
async function migrateDatabase(location: DatabaseLocation, served: Connection): Promise<void> {
  if (!('url' in location)) return migrate(served.db);
  const { db, close } = await connect({ ...location, poolSize: 1, patient: true });
  await migrate(db).finally(close);
}

/** Opens and migrates the database, creates the configured administrators and, in the sandbox, the seed. */
export async function openServices(config: Config): Promise<{ services: Services; close: () => Promise<void> }> {
  const location = databaseLocation(config);
  const connection = await connect(location);
  try {
    const clock = await databaseClock(() => databaseTime(connection.db));
    const services = assemble(config, connection, clock);
    await migrateDatabase(location, connection);
    await services.dataKey();
    await resealProofLinks(connection.db, config.secrets);
    if (config.mode === 'sandbox' && config.sandbox.seed) await seedSandbox(services);
    for (const mobile of config.adminMobiles) await makeAdmin(connection.db, mobile, clock.now());
    const close = async (): Promise<void> => {
      clock.stop();
      await connection.close();
    };
    return { services, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
