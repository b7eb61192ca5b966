import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitProps } from '../field/split-props.ts';
import { controlBox, controlText } from '../internal/control.ts';

/** One option of a `Select`. */
export interface SelectOption {
  /** Value of the option; unique in the list. */
  value: string;
  /** Text in the list. */
  label: string;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'value'> {
  /** The options in order. */
  options: readonly SelectOption[];
  /** Value of the chosen option; empty while none is chosen. */
  value?: string;
  /** Text while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  /** Called with the value of the option that the user chose. */
  onValueChange?: (value: string, detail: { reason: 'select' }) => void;
}

/** Select with the platform's own list, which is a full-screen picker on phones. */
export function Select({ options, placeholder, onValueChange, onChange, ...props }: SelectProps) {
  const [field, select] = splitProps(props);
  return (
    <Field {...field} data-component="Select">
      {(control) => (
        <div data-part="box" className={`${controlBox()} relative`}>
          <select
            {...select}
            {...control}
            data-part="control"
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value, { reason: 'select' });
            }}
            className={`${controlText} cursor-pointer appearance-none truncate pe-12 has-[option[value='']:checked]:text-ink-3 [&>option]:text-ink`}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-4 size-5 text-ink-2" />
        </div>
      )}
    </Field>
  );
}
