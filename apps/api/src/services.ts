import type { ChainKind } from '@sarraf/domain';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ChainReader } from './chains/chain-reader.ts';
import type { Leases } from './chains/lease.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Clock, Identity, Messenger, Payouts } from './providers/providers.ts';
import type { ServerWarnings } from './server-warnings.ts';
import type { Screening } from './screening/screening.ts';
import type { SandboxChain } from './providers/sandbox/sandbox-chain.ts';

/** What the server is made of; tests hand in their own clock and providers. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  clock: Clock;
  messenger: Messenger;
  identity: Identity;
  /** The deposit address at an index, in the network's own format; null for a network without one. */
  depositAddress: (networkId: string, index: number) => string | null;
  /** How a network writes the address of an account (40 hex digits). */
  addressOn: (networkId: string, account: string) => string;
  /** How a network writes addresses and hashes. */
  kindOf: (networkId: string) => ChainKind;
  /** Who is on the list of those nobody is paid for. */
  screening: Screening;
  /** May deposits come over this network? In production only over one that is read. */
  isOffered: (networkId: string) => boolean;
  /** The networks that are read, each by its reader. */
  readers: () => Promise<ChainReader[]>;
  /** Which of them this process reads. */
  leases: Leases;
  payouts: Payouts;
  /** Which of the outside services besides payouts are connected, by name. */
  connected: Readonly<Record<'whatsapp' | 'identity', boolean>>;
  /** The simulated chain; absent in production, and with it every /sandbox path. */
  sandboxChain?: SandboxChain;
  /** What the operator should look at. */
  warnings: ServerWarnings;
  log: Logger;
}
