import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { startWorker } from '../orders/worker.ts';
import { assemble } from '../start.ts';

/**
 * A server process without its port: reads the chains of `CHAINS` on a database that others use too. It says `ready` when it
 * could begin, begins when it is sent a line, and stops cleanly on SIGTERM. For tests that kill it.
 */
async function main(): Promise<void> {
  const { READER_URL: url = '' } = process.env;
  const config = readConfig(process.env, { dataDir: 'unused', webDist: 'unused' });
  const connection = await connect({ url, poolSize: 4 });
  const services = assemble(config, connection, { now: () => new Date() });
  // Connections are open and everything is loaded: what follows is the reading itself.
  for (const reader of await services.readers()) await reader.head();
  process.stdout.write('ready\n');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const worker = startWorker(services);
  process.once('SIGTERM', () => {
    void worker
      .stop()
      .then(connection.close)
      .then(() => process.exit(0));
  });
}

await main();
