import type { NewNetwork, PriceRange, Setting, User } from '@sarraf/api-client';
import { isPaymentMethodId, transferLimitKey } from '@sarraf/domain';
import { addAuditEntry } from './audit-state.ts';
import { networks, priceRanges } from './fixtures/index.ts';
import type { FakeServer } from './server.ts';

const isPriceRange = (value: unknown): value is PriceRange =>
  typeof value === 'object' && value !== null && 'price' in value && 'min' in value;
const isNetwork = (value: unknown): value is NewNetwork =>
  typeof value === 'object' && value !== null && 'id' in value && 'minAmount' in value;

/** The value of a setting. */
export const settingOf = (server: FakeServer, key: string): unknown =>
  server.settings.find((setting) => setting.key === key)?.value;

/** Networks of the setting `networks`. */
export function networksOf(server: FakeServer): NewNetwork[] {
  const value = settingOf(server, 'networks');
  return Array.isArray(value) && value.every(isNetwork) ? value : networks;
}

/** Price ranges of the setting `price_ranges`. */
export function priceRangesOf(server: FakeServer): PriceRange[] {
  const value = settingOf(server, 'price_ranges');
  return Array.isArray(value) && value.every(isPriceRange) ? value : priceRanges;
}

/** Most rupees that one transfer of a payment method can carry; null for no limit. */
export function maxPerTransferOf(server: FakeServer, method: string): number | null {
  const value = isPaymentMethodId(method) ? settingOf(server, transferLimitKey(method)) : null;
  return typeof value === 'number' && value > 0 ? value : null;
}

/**
 * Saves a setting as an administrator, whatever its version. Used for a valid `updateSetting`, and by tests to let another
 * administrator be faster.
 */
export function changeSetting(server: FakeServer, by: User, key: string, value: unknown): Setting {
  const setting = server.settings.find((one) => one.key === key);
  if (setting === undefined) throw new Error(`no setting ${key}`);
  const oldValue = setting.value;
  if (JSON.stringify(oldValue) === JSON.stringify(value)) return setting;
  setting.value = value;
  if (typeof setting.version === 'number') setting.version += 1;
  addAuditEntry(server, by, { action: 'setting_changed', key, oldValue, newValue: value });
  return setting;
}
