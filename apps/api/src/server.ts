import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { BRAND } from './brand.ts';
import { ConfigError, type Config } from './config.ts';
import { explainError } from './explain-error.ts';
import { metrics } from './operations/metrics.ts';
import { startMetricsServer } from './operations/metrics-server.ts';
import { startWorker } from './worker.ts';
import { healthWhileOpening } from './routes/health.ts';
import { webApp } from './routes/web-app.ts';
import { SANDBOX_ACCOUNTS } from './seed/sandbox-people.ts';
import { configOfProcess } from './process-config.ts';
import { openServices } from './start.ts';

/** Requests that still run this long after the server stopped accepting new ones are cut. */
const STOP_AFTER_MS = 5000;

/** Ends the process with a message instead of a stack: the operator can correct these errors. */
function giveUp(message: string): never {
  process.stderr.write(`\n${BRAND.name} cannot start. ${message}\n\n`);
  process.exit(1);
}

function explanationOf(error: unknown, config: Config): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof ConfigError) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${config.port} is taken. Stop what uses it, or choose another: PORT=${config.port + 1} npm start`;
  if (code === 'EACCES' && config.port < 1024)
    return `Port ${config.port} needs rights this user does not have. Choose one above 1023 with PORT.`;
  return explainError(error, config);
}

function announce(config: Config, port: number, metricsPort: number | undefined): void {
  const address = `http://localhost:${port}`;
  const lines = [`\n  ${BRAND.name} is running on ${address}\n`];
  if (metricsPort !== undefined) lines.push(`  Metrics on port ${metricsPort}, at /metrics.`);
  if (config.mode === 'sandbox') {
    lines.push('  This is a sandbox: no real money, messages or banks. Sign in with');
    const width = Math.max(...SANDBOX_ACCOUNTS.map(({ name }) => name.length));
    const accounts = config.sandbox.seed ? SANDBOX_ACCOUNTS : [];
    for (const { mobile, name, role } of accounts) lines.push(`    ${mobile}  ${name.padEnd(width)}  ${role}`);
    lines.push(`    ${accounts.length > 0 ? 'or any' : 'any'} other Pakistani mobile number, as a new seller`);
    lines.push('\n  The one-time code appears in the app, in the panel "Sandbox phone", and at');
    lines.push(`    ${address}/api/sandbox/messages?mobile=%2B923001234567\n`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  let config: Config;
  try {
    config = configOfProcess();
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
  const explain = (error: unknown): never => {
    const message = explanationOf(error, config);
    if (message) giveUp(message);
    throw error;
  };

  // The port is opened before the database: it is more often wrong, and fails at once. Early requests wait for the database.
  const opening = Promise.withResolvers<{ fetch: Hono['fetch'] }>();
  let app: { fetch: Hono['fetch'] } = healthWhileOpening(opening.promise);
  const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host }, resolve);
  }).catch(explain);
  // Registered before the database is open: an unhandled SIGHUP would end the process.
  let reloadScreening = (): void => undefined;
  process.on('SIGHUP', () => reloadScreening());
  const { services, close } = await openServices(config).catch(explain);
  reloadScreening = () => {
    try {
      const count = services.screening.reload();
      services.log.info({ count }, 'the screening list was read again');
    } catch {
      services.log.error('the screening list cannot be read; the one read before stays in force');
    }
  };
  const stopping = new AbortController();
  const { metrics: metricsAddress } = config.operations;
  const measured = metricsAddress && metrics(services);
  const metricsServer = measured && (await startMetricsServer(measured, metricsAddress).catch(explain));
  app = createApp(services, webApp(config.webDist), { stopping: stopping.signal, metrics: measured });
  opening.resolve(app);
  const worker = startWorker(services);
  const bound = server.address();
  announce(config, typeof bound === 'object' && bound ? bound.port : config.port, metricsServer?.port);
  if (config.mode === 'production') {
    if (config.messages.channels.length === 0) {
      services.log.warn('no channel of messages is configured (MESSENGERS): nobody can sign in yet');
    }
    if (!services.connected.identity) services.log.warn('no identity service is connected: nobody can verify yet');
    if (config.adminSecondFactor === 'required' && config.publicUrl === '') {
      services.log.warn('PUBLIC_URL is not set: administrators cannot enrol a passkey, and the desk stays closed');
    }
    if (config.operatorName === null) {
      services.log.warn('OPERATOR_NAME is not set: proofs of payment do not name who pays, as banks show it');
    }
    if (config.chains.length === 0) services.log.warn('no chain is configured (CHAINS): no network is offered');
  }

  /** Ends the process. For `drainMs` it is not ready but still accepts requests, so that new ones go elsewhere; then it waits for open replies. */
  const stop = async (drainMs: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const forced = setTimeout(() => process.exit(0), drainMs + STOP_AFTER_MS);
    // Before draining, so that another process takes over the networks at once.
    const handedOver = worker.stop();
    await sleep(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Idle keep-alive connections would keep the process alive.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await handedOver;
    await closed;
    metricsServer?.close();
    await close();
    clearTimeout(forced);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop(config.drainMs));
  // Ctrl+C in a terminal: no load balancer has to notice first.
  process.once('SIGINT', () => void stop(0));
}

await main();
