import { TextField, type TextFieldProps } from '@sarraf/ui';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useFormInput } from './use-form-input.ts';

export interface FormTextFieldProps<Fields extends FieldValues, Values> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onChange' | 'error' | 'ref'
> {
  /** The form the field belongs to. */
  control: Control<Fields, unknown, Values>;
  /** Name of the field. */
  name: FieldPathByValue<Fields, string>;
}

/** `TextField` bound to a field of a form: value, error and focus. */
export function FormTextField<Fields extends FieldValues, Values>({
  control,
  name,
  ...rest
}: FormTextFieldProps<Fields, Values>) {
  const input = useFormInput({ control, name });
  return <TextField enterKeyHint="next" {...rest} {...input} />;
}
