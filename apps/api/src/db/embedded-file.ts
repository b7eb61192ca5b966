import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Connection } from './connect.ts';
import type { Database } from './schema.ts';

/** Thrown for a file that is no complete backup of an embedded database. */
export class DamagedBackup extends Error {}

/** Opens a backup of an embedded database, in memory or as a new folder. Throws {@link DamagedBackup} if the file is not one. */
export async function openBackup(bytes: Buffer, folder?: string): Promise<Connection> {
  try {
    // Compares the checksum of the whole file; the embedded database would stop at the end of a file that was cut.
    gunzipSync(bytes);
    const loadDataDir = new Blob([new Uint8Array(bytes)], { type: 'application/x-gzip' });
    const pglite = await PGlite.create({ loadDataDir, ...(folder !== undefined && { dataDir: folder }) });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      pool: null,
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
      },
    };
  } catch (error) {
    throw new DamagedBackup('The file is damaged, or no backup of an embedded database.', { cause: error });
  }
}
