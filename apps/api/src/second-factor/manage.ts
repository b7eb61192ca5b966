import { isBlank } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { fieldError, HttpError, notFound } from '../http-error.ts';
import { lockUser } from '../people/users.ts';
import type { Services } from '../services.ts';
import type { Claimant } from './enrol-passkey.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { passkeysOf, unproveSessions } from './second-factor.ts';

/** The caller's passkeys, and the one with an id; 404 without it. Locks the user, so that two calls cannot remove the last two passkeys. */
async function ownPasskeys(trx: Transaction<Database>, userId: string, id: string) {
  await lockUser(trx, userId);
  const passkeys = await passkeysOf(trx, userId);
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw notFound();
  return { passkeys, passkey };
}

/** Renames a passkey of the caller. */
export async function renamePasskey({ db, clock }: Services, { user }: Claimant, id: string, name: string) {
  if (isBlank(name)) throw fieldError('name', ({ secondFactor }) => secondFactor.fields.name);
  const newValue = name.trim();
  await db.transaction().execute(async (trx) => {
    const { passkey } = await ownPasskeys(trx, user.id, id);
    if (passkey.name === newValue) return;
    await trx.updateTable('passkeys').set({ name: newValue }).where('id', '=', id).execute();
    const what = { action: 'passkey_renamed', key: 'passkey', oldValue: passkey.name, newValue } as const;
    await record(trx, user.id, what, clock.now());
  });
}

/** Removes a passkey of the caller; their other sessions lose the second factor. The last passkey stays (409). */
export async function removePasskey({ db, clock }: Services, { user, session }: Claimant, id: string) {
  await db.transaction().execute(async (trx) => {
    const { passkeys, passkey } = await ownPasskeys(trx, user.id, id);
    if (passkeys.length === 1) throw new HttpError(409, ({ secondFactor }) => secondFactor.lastPasskey);
    await trx.deleteFrom('passkeys').where('id', '=', id).execute();
    await unproveSessions(trx, user.id, session.hash);
    const what = { action: 'passkey_removed', key: 'passkey', oldValue: passkey.name, newValue: null } as const;
    await record(trx, user.id, what, clock.now());
  });
}

/** Makes ten new recovery codes for the caller; the old ones stop working. */
export const replaceRecoveryCodes = ({ db, clock }: Services, { user }: Claimant): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    await record(trx, user.id, { action: 'recovery_codes_renewed' }, now);
    return renewRecoveryCodes(trx, user.id, now);
  });
