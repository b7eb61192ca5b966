import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Chain, Clock, Identity, Messenger, Payouts } from './providers/providers.ts';
import type { SandboxChain } from './providers/sandbox/sandbox-chain.ts';

/** What the server is made of; tests hand in their own clock and providers. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  clock: Clock;
  messenger: Messenger;
  identity: Identity;
  chain: Chain;
  payouts: Payouts;
  /** The simulated chain; absent in production, and with it every /sandbox path. */
  sandboxChain?: SandboxChain;
  log: Logger;
}
