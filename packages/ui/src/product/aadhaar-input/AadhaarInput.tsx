import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../../field/Field.tsx';
import { splitProps } from '../../field/split-props.ts';
import { controlBox } from '../../internal/control.ts';
import { GroupedInput } from '../../internal/GroupedInput.tsx';
import type { ParsedInputProps } from '../../internal/parsed-input.ts';

/** Group sizes, as printed on the card. */
const GROUPS = [4, 4, 4] as const;

export interface AadhaarInputProps
  extends FieldTexts, ParsedInputProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** The digits only, without spaces. */
  value: string;
}

/** Input for an Aadhaar number, shown in three groups of four (product.md R10). Autofill is off, since the number identifies a person. */
export function AadhaarInput(props: AadhaarInputProps) {
  const [field, input] = splitProps(props);
  return (
    <Field {...field} data-component="AadhaarInput">
      {(control) => (
        <div data-part="box" dir="ltr" className={controlBox()}>
          <GroupedInput
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            groups={GROUPS}
            className="text-lg font-semibold tracking-wider placeholder:font-normal"
          />
        </div>
      )}
    </Field>
  );
}
