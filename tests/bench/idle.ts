import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../support/server.ts';
import type { Figure } from './figure.ts';
import { processorSeconds, residentMegabytes } from '../support/process-usage.ts';

const SETTLE_MS = 20_000;
const SECONDS = 60;

/** Measures what the sandbox server holds while nobody uses it: on the embedded database, started again after it was seeded, as after `npm start`. */
export async function measureIdle(): Promise<Figure[]> {
  const server = await startServer({}, undefined, { flags: [] });
  try {
    await server.kill();
    await server.start();
    await sleep(SETTLE_MS);
    const before = processorSeconds(server.pid());
    await sleep(SECONDS * 1000);
    const share = (processorSeconds(server.pid()) - before) / SECONDS;
    const memory = residentMegabytes(server.pid());
    const what = 'idle sandbox server on the embedded database';
    return [
      { what: `${what}: memory`, value: memory === null ? 'unknown' : `${memory.toFixed(0)} MB`, goal: '≤ 309 MB' },
      {
        what: `${what}: share of a processor over ${SECONDS} s`,
        value: `${(share * 100).toFixed(1)} %`,
        goal: '≤ 2.5 %',
      },
    ];
  } finally {
    await server.remove();
  }
}
