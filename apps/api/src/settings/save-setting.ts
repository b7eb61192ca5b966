import { sql, type Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { readStoredSettings, type StoredSettings } from './settings.ts';

/** A new value, checked, and who saves it. */
export interface SettingChange {
  key: keyof StoredSettings['values'];
  value: unknown;
  /** The version the value was made from; without it the last save wins. */
  version: number | undefined;
  by: string;
  now: Date;
}

/**
 * Stores a value, counts the version and writes both values down, or answers `conflict` and does nothing of it when the
 * setting has another version by now. What is there already is neither a change nor a conflict: a save repeated because its
 * reply was lost must not look like somebody else's.
 */
export async function saveSetting(trx: Transaction<Database>, change: SettingChange): Promise<'saved' | 'conflict'> {
  const { key, value, by, now } = change;
  // A setting never changed has no row to lock. This keeps savers in a row and lets everybody read.
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
