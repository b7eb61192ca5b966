import { type DecimalInput, decimal } from './money.ts';

/** The largest bound a price range or a network may have, in USDT. */
export const MAX_SETTING_AMOUNT = 1_000_000_000;
/** The largest price of one USDT, in rupees. */
export const MAX_SETTING_PRICE = 100_000;

/** Bounds of a number setting, both included; an absent or null bound does not limit. */
export interface SettingRange {
  /** Least value. */
  minValue?: number | null | undefined;
  /** Greatest value. */
  maxValue?: number | null | undefined;
}

/** Whether a value is a finite number within the setting's bounds (product.md R34). Decimals are compared exactly. */
export function inRange(value: DecimalInput, { minValue, maxValue }: SettingRange): boolean {
  if (typeof value === 'number' && !Number.isFinite(value)) return false;
  const exact = decimal(value);
  return exact.gte(minValue ?? exact) && exact.lte(maxValue ?? exact);
}
