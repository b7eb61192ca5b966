import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { startWorker } from '../worker.ts';
import { assemble } from '../start.ts';

/**
 * Worker process without an HTTP server, for tests that kill it: reads the chains of `CHAINS` on a shared database. Prints `ready`, begins when
 * it receives a line, and stops cleanly on SIGTERM.
 */
async function main(): Promise<void> {
  const { READER_URL: url = '' } = process.env;
  const config = readConfig(process.env, { dataDir: 'unused', webDist: 'unused' });
  const connection = await connect({ url, poolSize: 4 });
  const services = assemble(config, connection, { now: () => new Date() });
  // Opens the connections and loads everything, so that only the reading itself follows.
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
