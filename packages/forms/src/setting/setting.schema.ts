import { toWireNumber } from '@sarraf/domain';
import * as v from 'valibot';
import { settingFacts, type EditableSetting } from './setting-facts.ts';
import { toDisplayUnit, toStoredValue, unitDecimals } from './setting-units.ts';
import { typedNumber, type NumberRule } from './typed-number.ts';

/** New value of a number setting: typed in the display unit, within its bounds; the output is the value to store (product.md R34). */
export function numberSettingSchema({ key, minValue, maxValue }: Omit<EditableSetting, 'dataType'>) {
  const { unit } = settingFacts(key);
  const displayed = (bound: number | null | undefined) =>
    unit === null || typeof bound !== 'number' ? bound : toWireNumber(toDisplayUnit(unit, bound));
  const rule: NumberRule = {
    minValue: displayed(minValue),
    maxValue: displayed(maxValue),
    ...(unit !== null && { decimals: unitDecimals(unit) }),
  };
  return v.object({
    value: v.pipe(
      typedNumber(rule),
      v.transform((typed) => (unit === null ? typed : toStoredValue(unit, typed))),
    ),
  });
}

/** Text of the field: the number as typed, in the display unit. */
export type NumberSettingFields = v.InferInput<ReturnType<typeof numberSettingSchema>>;
/** Submitted value: the number to store. */
export type NumberSettingValues = v.InferOutput<ReturnType<typeof numberSettingSchema>>;
