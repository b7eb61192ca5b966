import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { ConfigError, readConfig, type Config } from './config.ts';
import { connect, type Connection, type DatabasePlace } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { makeAdmin } from './people/users.ts';
import { depositAddresses } from './providers/deposit-address.ts';
import { notConnected } from './providers/not-connected.ts';
import type { Clock } from './providers/providers.ts';
import { sandboxChain } from './providers/sandbox/sandbox-chain.ts';
import { sandboxIdentity } from './providers/sandbox/sandbox-identity.ts';
import { sandboxMessenger } from './providers/sandbox/sandbox-messenger.ts';
import { sandboxPayouts } from './providers/sandbox/sandbox-payouts.ts';
import { seedSandbox } from './seed/seed-sandbox.ts';
import type { Services } from './services.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The configuration of this process. Throws a {@link ConfigError}. */
export const configOfProcess = (): Config =>
  readConfig(process.env, { dataDir: inRepository('.data'), webDist: inRepository('apps/web/dist') });

/** Where the configuration says the data lies. */
export const placeOf = (config: Config): DatabasePlace =>
  config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir };

function addressesOf(config: Config): ReturnType<typeof depositAddresses> {
  try {
    return depositAddresses(
      config.depositXpub,
      config.evmNetworks,
      new Map(config.chains.map(({ id, kind }) => [id, kind])),
    );
  } catch (error) {
    // The library's own words may quote the key, which could be a private one pasted by mistake.
    const isPrivate = error instanceof Error && error.message.includes('private key');
    throw new ConfigError(isPrivate ? error.message : 'DEPOSIT_XPUB is not an extended public key (xpub…).');
  }
}

/**
 * The providers of the mode, on an open database.
 *
 * @internal tests assemble a server without opening a port
 */
export function assemble(config: Config, { db }: Connection, clock: Clock): Services {
  const log = pino({ level: config.logLevel, base: { pid: process.pid } });
  const depositAddress = addressesOf(config);
  if (config.mode === 'production') return { config, db, clock, log, ...notConnected(depositAddress) };
  const messenger = sandboxMessenger(db, clock);
  const chain = sandboxChain(db, clock, { confirmationMs: config.sandbox.confirmationMs, depositAddress });
  return {
    config,
    db,
    clock,
    log,
    messenger,
    identity: sandboxIdentity(messenger, config.secret),
    chain,
    sandboxChain: chain,
    payouts: sandboxPayouts(clock, config.sandbox.payoutMs),
  };
}

/** Opens the database, brings it up to date, makes the configured administrators and, in the sandbox, the seed. */
export async function openServices(config: Config): Promise<{ services: Services; close: () => Promise<void> }> {
  const connection = await connect(placeOf(config));
  try {
    const clock: Clock = { now: () => new Date() };
    const services = assemble(config, connection, clock);
    await migrate(connection.db);
    if (config.mode === 'sandbox' && config.sandbox.seed)
      await seedSandbox(connection.db, services.chain.depositAddress, clock.now());
    for (const mobile of config.adminMobiles) await makeAdmin(connection.db, mobile, clock.now());
    return { services, close: connection.close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
