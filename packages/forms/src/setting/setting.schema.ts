import * as v from 'valibot';
import { settingFacts, type EditableSetting } from './setting-facts.ts';
import { typedNumber } from './typed-number.ts';

/** A new value of a number setting: within its bounds, whole where the setting counts something (product.md R34). */
export const numberSettingSchema = ({ key, minValue, maxValue }: Omit<EditableSetting, 'dataType'>) =>
  v.object({ value: typedNumber({ minValue, maxValue, whole: settingFacts(key).whole }) });

/** What the field holds: the number as typed. */
export type NumberSettingFields = v.InferInput<ReturnType<typeof numberSettingSchema>>;
/** What the form hands over: the number of the wire. */
export type NumberSettingValues = v.InferOutput<ReturnType<typeof numberSettingSchema>>;
