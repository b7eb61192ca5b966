import { expectTypeOf, test } from 'vitest';
import type { NumberSettingFormProps } from './NumberSettingForm.tsx';
import type { NumberSettingFields, NumberSettingValues } from './setting.schema.ts';

const setting = { key: 'platform_fee', value: 0.01, dataType: 'NUMBER', minValue: 0, maxValue: 1 };
const onSubmit = async () => ({ ok: true as const });
const props = (all: NumberSettingFormProps) => all;

// Never called, only type-checked. Each illegal use follows the legal one.
const acts = () => {
  props({ setting, onSubmit });
  props({ setting: { ...setting, minValue: null, description: null }, initialValues: { value: '0.02' }, onSubmit });
  // @ts-expect-error the draft is text, as typed
  props({ setting, initialValues: { value: 0.02 }, onSubmit });
  // @ts-expect-error a setting has a type
  props({ setting: { key: 'platform_fee', value: 0.01 }, onSubmit });
  // @ts-expect-error the form needs the result
  props({ setting, onSubmit: async () => undefined });
};

test('text goes in, a number comes out', () => {
  expectTypeOf(acts).returns.toBeVoid();
  expectTypeOf<NumberSettingFields>().toEqualTypeOf<{ value: string }>();
  expectTypeOf<NumberSettingValues>().toEqualTypeOf<{ value: number }>();
});
