import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { Database } from '../db/schema.ts';
import { seal, unseal, type KeyRing } from './key-ring.ts';

const PURPOSE = 'identity';
const SEALED_FOR = { purpose: 'sarraf data keys', record: PURPOSE };
const KEY_BYTES = 32;

const readRow = (db: Kysely<Database>) =>
  db.selectFrom('data_keys').select(['wrapped']).where('purpose', '=', PURPOSE).executeTakeFirst();

/**
 * Value of a new data key. A database with sellers but without a data key was made by an earlier release, whose identity hashes use the secret
 * itself as their key: with that value they still match.
 */
async function firstValue(db: Kysely<Database>, secrets: KeyRing): Promise<Buffer> {
  const { rows } = await sql<{ used: boolean }>`select exists (select from users where not is_admin) as used`.execute(
    db,
  );
  if (!rows[0]?.used) return randomBytes(KEY_BYTES);
  if (secrets.length > 1) {
    throw new ConfigError(
      'This database was made by a release without data keys, and its identity hashes match only the one secret used until now. ' +
        'Start once with that secret alone, then add the other keys to SARRAF_SECRETS.',
    );
  }
  return Buffer.from(secrets[0].secret);
}

/** Whether a key of the ring decrypts the data key of a database; true for a database without one. Changes nothing. */
export async function opensDataKey(db: Kysely<Database>, secrets: KeyRing): Promise<boolean> {
  const row = await readRow(db);
  return !row || unseal(secrets, SEALED_FOR, row.wrapped) !== null;
}

/**
 * Reads the data key of the identity hashes; creates it on a database without one, and encrypts it under the first key of the ring if another
 * one encrypts it. Processes that start at once get the same key. Throws a {@link ConfigError} if no key of the ring decrypts it.
 */
async function openDataKey(db: Kysely<Database>, secrets: KeyRing, now: Date): Promise<Buffer> {
  const [{ id: keyId }] = secrets;
  let row = await readRow(db);
  if (!row) {
    const wrapped = seal(secrets, SEALED_FOR, await firstValue(db, secrets));
    await db
      .insertInto('data_keys')
      .values({ purpose: PURPOSE, wrapped, key_id: keyId, created_at: now, wrapped_at: now })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    row = await readRow(db);
  }
  const opened = unseal(secrets, SEALED_FOR, row?.wrapped ?? '');
  if (!row || !opened) {
    throw new ConfigError(
      'No key of SARRAF_SECRETS (or SARRAF_SECRET) decrypts the data key of this database. ' +
        'Start with the secret this database was last started with; nothing was changed.',
    );
  }
  if (opened.key !== secrets[0]) {
    // Another process may have encrypted it again meanwhile: only the row that was read is replaced.
    await db
      .updateTable('data_keys')
      .set({ wrapped: seal(secrets, SEALED_FOR, opened.value), key_id: keyId, wrapped_at: now })
      .where('purpose', '=', PURPOSE)
      .where('wrapped', '=', row.wrapped)
      .execute();
  }
  return opened.value;
}

/** Data key of the identity hashes, read once a process. */
export function dataKeyReader(
  db: Kysely<Database>,
  secrets: KeyRing,
  clock: { now: () => Date },
): () => Promise<Uint8Array> {
  let opened: Promise<Uint8Array> | undefined;
  return () =>
    (opened ??= openDataKey(db, secrets, clock.now()).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}
