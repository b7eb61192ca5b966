import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';

type InputProps = FieldTexts & Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'>;

/** Splits the props of an input into those of the `Field` around it and those of the control. */
export function splitProps<Props extends InputProps>({
  label,
  note,
  hint,
  error,
  warning,
  success,
  counter,
  id,
  className,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  const field = { label, note, hint, error, warning, success, counter, controlId: id, className, describedBy };
  return [field, control] as const;
}
