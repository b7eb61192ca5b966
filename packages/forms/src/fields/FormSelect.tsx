import { Select, type SelectProps } from '@sarraf/ui';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useFormInput } from './use-form-input.ts';

export interface FormSelectProps<Fields extends FieldValues, Values> extends Omit<
  SelectProps,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onChange' | 'error' | 'ref'
> {
  /** The form the field belongs to. */
  control: Control<Fields, unknown, Values>;
  /** Name of the field. */
  name: FieldPathByValue<Fields, string>;
}

/** `Select` bound to a field of a form: value, error and focus. */
export function FormSelect<Fields extends FieldValues, Values>({
  control,
  name,
  ...rest
}: FormSelectProps<Fields, Values>) {
  return <Select {...rest} {...useFormInput({ control, name })} />;
}
