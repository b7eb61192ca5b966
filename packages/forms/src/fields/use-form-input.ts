import {
  useController,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';

/** Input props of a field of a form. */
export interface FormInput<Fields extends FieldValues, Name extends FieldPath<Fields>> extends Pick<
  ControllerRenderProps<Fields, Name>,
  'name' | 'value' | 'disabled' | 'onBlur' | 'ref'
> {
  onValueChange: (value: string) => void;
  error: string | undefined;
}

/** Input props of a field of a form: value, error and focus. */
export function useFormInput<Fields extends FieldValues, Name extends FieldPath<Fields>, Values>(
  props: UseControllerProps<Fields, Name, Values>,
): FormInput<Fields, Name> {
  const { field, fieldState } = useController(props);
  const { onChange: onValueChange, ...input } = field;
  return { ...input, onValueChange, error: fieldState.error?.message };
}
