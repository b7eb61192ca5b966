/** Bounds of a number setting, both included; an absent bound does not bind. */
export interface SettingRange {
  /** Least value. */
  minValue?: number | null | undefined;
  /** Greatest value. */
  maxValue?: number | null | undefined;
}

/** Whether a value is a finite number within the setting's bounds (spec §5). */
export const inRange = (value: number, { minValue, maxValue }: SettingRange): boolean =>
  Number.isFinite(value) && value >= (minValue ?? -Infinity) && value <= (maxValue ?? Infinity);
