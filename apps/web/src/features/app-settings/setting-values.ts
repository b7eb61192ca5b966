import type { NewNetwork, PriceRange, Setting } from '@sarraf/api-client';
import {
  DEFAULT_FEE_DISCOUNT,
  DEFAULT_FEE_RATE,
  isPauseKey,
  methodOfTransferLimit,
  pauseIn,
  type FeeRates,
} from '@sarraf/domain';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRange = (value: unknown): value is PriceRange =>
  isObject(value) &&
  typeof value.min === 'number' &&
  (value.max === null || typeof value.max === 'number') &&
  typeof value.price === 'number';

const isNetwork = (value: unknown): value is NewNetwork =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.minAmount === 'number' &&
  typeof value.maxAmount === 'number';

/** Value of a setting as price ranges; null for any other shape. */
export const rangesIn = (value: unknown): PriceRange[] | null =>
  Array.isArray(value) && value.every(isRange) ? value : null;

/** Value of a setting as networks; null for any other shape. */
export const networksIn = (value: unknown): NewNetwork[] | null =>
  Array.isArray(value) && value.every(isNetwork) ? value : null;

/**
 * Editor of a setting: by its dataType, and a card if the value has another shape. Pauses and transfer limits are cards in sections of their
 * own.
 */
export type SettingKind = 'pause' | 'prices' | 'networks' | 'columns' | 'card' | 'transfer-limit';

export function settingKind({ key, dataType, value }: Pick<Setting, 'key' | 'dataType' | 'value'>): SettingKind {
  if (dataType === 'PRICE_RANGES' && rangesIn(value)) return 'prices';
  if (dataType === 'NETWORKS' && networksIn(value)) return 'networks';
  if (dataType === 'PAUSE' && isPauseKey(key) && pauseIn(value)) return 'pause';
  if (dataType === 'STATEMENT_COLUMNS') return 'columns';
  return methodOfTransferLimit(key) ? 'transfer-limit' : 'card';
}

/** Whether settings of this kind are cards, which share a section. */
export const isCard = (kind: SettingKind): kind is 'card' | 'pause' | 'transfer-limit' =>
  kind === 'card' || kind === 'pause' || kind === 'transfer-limit';

/** Settings in the server's order, consecutive cards of one kind grouped. */
export function settingRuns(settings: readonly Setting[]): { kind: SettingKind; settings: Setting[] }[] {
  const runs: { kind: SettingKind; settings: Setting[] }[] = [];
  for (const setting of settings) {
    const kind = settingKind(setting);
    const last = runs.at(-1);
    if (isCard(kind) && last?.kind === kind) last.settings.push(setting);
    else runs.push({ kind, settings: [setting] });
  }
  return runs;
}

/** Current fee and discount; the defaults if the server does not list them (product.md R16). */
export function ratesIn(settings: readonly Setting[]): FeeRates {
  const number = (key: string, fallback: number) => {
    const value = settings.find((setting) => setting.key === key)?.value;
    return typeof value === 'number' ? value : fallback;
  };
  return {
    feeRate: number('platform_fee', DEFAULT_FEE_RATE),
    discountRate: number('platform_fee_discount', DEFAULT_FEE_DISCOUNT),
  };
}
