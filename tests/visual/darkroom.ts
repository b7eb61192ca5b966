import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

import { BASELINES, openBaselines } from './baselines.ts';
import { develop, readTaken, writeTaken } from './taken.ts';
import type { Taken } from './taken.ts';

/** Takes in the pictures of a run of the stories. */
interface Darkroom {
  /** Where a story's pictures are posted. */
  url: string;
  /** Writes down what came, and closes. */
  close: () => Promise<void>;
}

const isTaken = (value: unknown): value is Taken<string> =>
  typeof value === 'object' && value !== null && 'id' in value && 'seconds' in value && 'sitting' in value;

/**
 * Compares the pictures of a run of the stories while that run goes on, and leaves in `folder` what `readTaken` reads.
 *
 * A second run adds the stories that had no pictures after the first.
 */
export async function openDarkroom(folder: string): Promise<Darkroom> {
  mkdirSync(folder, { recursive: true });
  const baselines = openBaselines(BASELINES);
  const stories = readTaken(folder);
  const server = createServer(async (request, response) => {
    try {
      const taken = await json(request);
      if (!isTaken(taken)) throw new Error('This is no story with its pictures.');
      if (!stories.has(taken.id)) stories.set(taken.id, develop(taken, folder, baselines));
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The darkroom has no address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      writeTaken(folder, stories);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
