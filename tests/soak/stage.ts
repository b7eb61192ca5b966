import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { connect, type Connection } from '../../apps/api/src/db/connect.ts';
import { startPostgres, type Postgres } from '../../apps/api/src/testing/postgres.ts';
import { startMessagesStandIn, type MessagesStandIn } from '../../apps/api/src/testing/stand-ins/messages.ts';
import { KNOWN_XPUB } from '../../apps/api/src/testing/stand-ins/providers.ts';
import { startTcpProxy, type TcpProxy } from '../../apps/api/src/testing/tcp-proxy.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { startBank, type SoakBank } from './bank.ts';
import { startNetwork, type SoakNetwork } from './chains.ts';

const CLOCK = fileURLToPath(new URL('../../apps/api/src/testing/jumping-clock.ts', import.meta.url));

/** Everything that a run needs, on the loopback address. */
export interface Stage {
  postgres: Postgres;
  /** Resolves when the last restart of Postgres is over. */
  restarted: Promise<void>;
  /** Proxy between the servers and Postgres. */
  proxy: TcpProxy;
  /** Connection of the run itself, without the proxy. */
  direct: Connection;
  servers: readonly [RunningServer, RunningServer];
  /** Numbers of the processes that a fault has ended and not yet started again. */
  away: Set<number>;
  networks: readonly [SoakNetwork, SoakNetwork];
  bank: SoakBank;
  messages: MessagesStandIn;
  /** Folder with the logs of the servers. */
  logs: string;
  close: () => Promise<void>;
}

/** Variables of a production server with short times, so that a run of two minutes sees retries and time-outs. */
const variables = (bank: SoakBank, messages: MessagesStandIn, networks: readonly SoakNetwork[]) => ({
  ...messages.env,
  SARRAF_MODE: 'production',
  SARRAF_SECRET: 'soak-secret-0123456789-0123456789-0123456789',
  DEPOSIT_XPUB: KNOWN_XPUB,
  CHAINS: JSON.stringify(networks.map(({ entry }) => entry)),
  ADMIN_SECOND_FACTOR: 'off',
  MESSENGERS: 'http',
  MESSAGE_TIMEOUT_MS: '2000',
  PAYOUTS: 'http',
  PAYOUTS_URL: bank.url,
  PAYOUTS_KEY: bank.key,
  PAYOUT_TIMEOUT_MS: '3000',
  PAYOUT_TITLE_TIMEOUT_MS: '1000',
  PAYOUT_BACKOFF_MAX_MS: '2000',
  // Not shorter: after half an hour the bank is asked about hundreds of payments that it never got, each time with a transaction.
  PAYOUT_ASK_AGAIN_MS: '10000',
  WORKER_EVERY_MS: '250',
  DRAIN_MS: '500',
  LOG_LEVEL: 'warn',
});

/** Starts Postgres from the binaries in `bin`, two server processes behind a proxy, two networks, a bank and a messages service. */
export async function setStage(bin: string, seed: number): Promise<Stage> {
  const logs = mkdtempSync(join(tmpdir(), 'sarraf-soak-'));
  const postgres = await startPostgres(bin);
  const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  const started: RunningServer[] = [];
  const bank = await startBank(seed, () => started.map(({ origin }) => origin));
  const messages = await startMessagesStandIn();
  const networks = await Promise.all([
    startNetwork({ id: 'bep20', least: 100, chainId: 56, decimals: 18 }),
    startNetwork({ id: 'erc20', least: 1000, chainId: 1, decimals: 6 }),
  ]);
  const url = postgres.url.replace(/:\d+\//, `:${proxy.port}/`);
  const env = { ...variables(bank, messages, networks), DATABASE_URL: url };
  const start = async (at: number): Promise<RunningServer> => {
    const onOutput = (text: string) => appendFileSync(join(logs, `process-${at}.log`), text);
    const server = await startServer(env, undefined, { preload: CLOCK, onOutput });
    started.push(server);
    return server;
  };
  const servers = [await start(0), await start(1)] as const;
  const direct = await connect({ url: postgres.url, poolSize: 4 });
  return {
    ...{ postgres, proxy, direct, servers, networks, bank, messages, logs },
    ...{ away: new Set(), restarted: Promise.resolve() },
    close: async () => {
      await Promise.all(servers.map((server) => server.remove()));
      await direct.close();
      await proxy.stop();
      await Promise.all([...networks.map((network) => network.stop()), bank.close(), messages.close()]);
      await postgres.stop();
    },
  };
}
