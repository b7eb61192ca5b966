import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitProps } from '../field/split-props.ts';
import { controlBox, controlText } from '../internal/control.ts';

export interface DateFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or empty. */
  value?: string;
  /** Called with the new date as `YYYY-MM-DD`; empty while incomplete or cleared. */
  onValueChange?: (value: string, detail: { reason: 'select' }) => void;
  /** Earliest date, `YYYY-MM-DD`. */
  min?: string;
  /** Latest date, `YYYY-MM-DD`. */
  max?: string;
}

/** Date input with the platform's own calendar, which supports the user's language, keyboard and screen reader. */
export function DateField({ onValueChange, onChange, ...props }: DateFieldProps) {
  const [field, input] = splitProps(props);
  return (
    <Field {...field} data-component="DateField">
      {(control) => (
        <div data-part="box" className={controlBox()}>
          <input
            {...input}
            {...control}
            type="date"
            data-part="control"
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value, { reason: 'select' });
            }}
            className={`${controlText} appearance-none text-start [&::-webkit-date-and-time-value]:text-start`}
          />
        </div>
      )}
    </Field>
  );
}
