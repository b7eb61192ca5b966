import { useId, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitProps } from '../field/split-props.ts';
import { controlBox } from '../internal/control.ts';
import { GroupedInput } from '../internal/GroupedInput.tsx';
import type { ParsedInputProps } from '../internal/parsed-input.ts';

/** `3XX XXX XXXX`, the usual grouping of mobile numbers in Pakistan. */
const GROUPS = [3, 3, 4] as const;

export interface PhoneInputProps
  extends
    FieldTexts,
    ParsedInputProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  /** Country code without a plus, as in `92`; shown before the digits. */
  dialCode: string;
  /** The national digits only, without spaces. */
  value: string;
}

/** Input for a mobile number with a fixed country code (product.md R8). Rest props and `ref` go to the `<input>`. */
export function PhoneInput({ dialCode, ...props }: PhoneInputProps) {
  const [field, input] = splitProps(props);
  const prefixId = useId();
  return (
    <Field {...field} describedBy={[prefixId, field.describedBy].filter(Boolean).join(' ')} data-component="PhoneInput">
      {(control) => (
        <div data-part="box" dir="ltr" className={controlBox()}>
          <span
            id={prefixId}
            data-part="prefix"
            translate="no"
            className="border-e border-line px-4 font-semibold text-ink-2"
          >
            +{dialCode}
          </span>
          <GroupedInput
            autoComplete="tel-national"
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            groups={GROUPS}
            className="tracking-wide"
          />
        </div>
      )}
    </Field>
  );
}
