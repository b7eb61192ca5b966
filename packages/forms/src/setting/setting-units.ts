import { decimal, toWireNumber, type Decimal, type DecimalInput } from '@sarraf/domain';

/** Unit that a setting is shown and typed in. */
export type SettingUnit = 'percent' | 'usdt' | 'rupees' | 'minutes' | 'seconds';

interface UnitFacts {
  /** Stored value of 1 in this unit. */
  one: DecimalInput;
  /** Most decimals of a typed value. */
  decimals: number;
  /** Most decimals of a stored value. */
  storedDecimals: number;
}

const UNITS: Record<SettingUnit, UnitFacts> = {
  percent: { one: '0.01', decimals: 4, storedDecimals: 6 },
  usdt: { one: 1, decimals: 6, storedDecimals: 6 },
  rupees: { one: 1, decimals: 2, storedDecimals: 2 },
  // Stored as whole milliseconds. Six decimals of a minute tell each millisecond from the next.
  minutes: { one: 60_000, decimals: 6, storedDecimals: 0 },
  seconds: { one: 1, decimals: 0, storedDecimals: 0 },
};

/** Most decimals that a value in this unit is shown and typed with. */
export const unitDecimals = (unit: SettingUnit): number => UNITS[unit].decimals;

/** Stored value of a setting in its display unit: 0.01 is 1 percent, 1200000 milliseconds are 20 minutes. */
export const toDisplayUnit = (unit: SettingUnit, stored: DecimalInput): Decimal =>
  decimal(stored).div(UNITS[unit].one).round(UNITS[unit].decimals);

/** Value to store for a value in the display unit; the inverse of `toDisplayUnit`. */
export const toStoredValue = (unit: SettingUnit, displayed: DecimalInput): number =>
  toWireNumber(decimal(displayed).times(UNITS[unit].one).round(UNITS[unit].storedDecimals));
