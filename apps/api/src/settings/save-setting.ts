import { sql, type Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { readStoredSettings, type StoredSettings } from './settings.ts';

/** A validated new value of a setting, and the administrator who saves it. */
export interface SettingChange {
  key: keyof StoredSettings['values'];
  value: unknown;
  /** Version that the administrator edited; if undefined, the last save wins. */
  version: number | undefined;
  by: string;
  now: Date;
}

/**
 * Stores a value, increments the version and logs both values in the audit log. Returns `conflict`, without any change, if the setting has
 * another version by now. An equal value is neither a change nor a conflict: a retry after a lost reply must not look like another
 * administrator's change.
 */
export async function saveSetting(trx: Transaction<Database>, change: SettingChange): Promise<'saved' | 'conflict'> {
  const { key, value, by, now } = change;
  // A setting that was never changed has no row to lock. This lock mode serialises saves and allows reads.
  await sql`lock table settings in share row exclusive mode`.execute(trx);
  const { values, versions } = await readStoredSettings(trx);
  const oldValue = values[key];
  if (JSON.stringify(oldValue) === JSON.stringify(value)) return 'saved';
  const version = versions.get(key) ?? 0;
  if (change.version !== undefined && change.version !== version) return 'conflict';
  const row = { value: JSON.stringify(value), version: version + 1, updated_at: now, updated_by: by };
  await trx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await record(trx, by, { action: 'setting_changed', key, oldValue, newValue: value }, now);
  return 'saved';
}
