import type { ChainKind } from '@sarraf/domain';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ChainReader } from './chains/chain-reader.ts';
import type { Leases } from './chains/lease.ts';
import type { Config } from './config.ts';
import type { PoolCounts } from './db/connect.ts';
import type { Database } from './db/schema.ts';
import type { Heartbeats } from './operations/heartbeats.ts';
import type { Identity } from './providers/identity.ts';
import type { Messenger } from './providers/messenger.ts';
import type { Clock, Payouts } from './providers/providers.ts';
import type { ServerWarnings } from './server-warnings.ts';
import type { Screening } from './screening/screening.ts';
import type { SandboxChain } from './providers/sandbox/sandbox-chain.ts';

/** Everything that the server is built from. Tests pass their own clock and providers. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  /** Connections to a Postgres; null for the embedded database. */
  pool: (() => PoolCounts) | null;
  clock: Clock;
  messenger: Messenger;
  identity: Identity;
  /** Key of the identity hashes. Throws a `ConfigError` if no key of the ring decrypts it. */
  dataKey: () => Promise<Uint8Array>;
  /** Deposit address at an index, in the format of the network; null for a network of unknown format. */
  depositAddress: (networkId: string, index: number) => string | null;
  /** Address of an account (40 hex digits), in the format of the network. */
  addressOn: (networkId: string, account: string) => string;
  /** Format of a network's addresses and hashes. */
  kindOf: (networkId: string) => ChainKind;
  /** Screening list: addresses and names that are not paid. */
  screening: Screening;
  /** Whether the network is offered for deposits. In production only networks that are read are. */
  isOffered: (networkId: string) => boolean;
  /** Readers of the networks that are read. */
  readers: () => Promise<ChainReader[]>;
  /** Leases of the networks that this process reads. */
  leases: Leases;
  /** Heartbeats of the background loops. */
  heartbeats: Heartbeats;
  payouts: Payouts;
  /** Whether external services other than payouts and messages are connected, by name. */
  connected: Readonly<Record<'identity', boolean>>;
  /** When this process was started. */
  startedAt: Date;
  /** Simulated chain; absent in production, which has no /sandbox paths. */
  sandboxChain?: SandboxChain;
  /** Warnings for the operator. */
  warnings: ServerWarnings;
  log: Logger;
}
