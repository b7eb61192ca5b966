import { useId, type ComponentProps } from 'react';
import type { FieldTexts } from '../field/Field.tsx';
import { describedByOf, FieldMessages } from '../field/FieldMessages.tsx';
import { RadioCard, type RadioOption } from './RadioCard.tsx';

export interface RadioListProps
  extends Pick<FieldTexts, 'hint' | 'error'>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The question the rows answer, above them. */
  legend: string;
  /** The screen's heading already asks the question: the legend is for screen readers alone. */
  legendHidden?: boolean;
  /** The rows in order. */
  options: readonly RadioOption[];
  /** The chosen row, or null while none is. */
  value: string | null;
  /** Called when another row is chosen. */
  onValueChange: (value: string, detail: { reason: 'select' }) => void;
  /** All rows at once, as while a request runs. */
  disabled?: boolean;
  /** Name of the value in a plain form; no two lists of a form, or outside of forms, have the same. */
  name?: string;
}

/** One of several things worth more than a word each, drawn as cards. Renders a `<div role="radiogroup">`. */
export function RadioList({
  legend,
  legendHidden = false,
  options,
  value,
  onValueChange,
  hint,
  error,
  disabled = false,
  name,
  id,
  className = '',
  'aria-describedby': describedBy,
  ...rest
}: RadioListProps) {
  const madeUpId = useId();
  const listId = id ?? madeUpId;
  return (
    <div
      data-component="RadioList"
      {...rest}
      role="radiogroup"
      id={listId}
      aria-labelledby={`${listId}-legend`}
      aria-describedby={describedByOf(listId, { hint, error }, describedBy)}
      aria-invalid={error ? true : undefined}
      className={`flex min-w-0 flex-col gap-2 ${className}`}
    >
      <span
        id={`${listId}-legend`}
        data-part="legend"
        className={legendHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}
      >
        {legend}
      </span>
      <div data-part="rows" className="flex flex-col gap-3">
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            name={name ?? listId}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChoose={(chosen) => onValueChange(chosen, { reason: 'select' })}
          />
        ))}
      </div>
      <FieldMessages id={listId} hint={hint} error={error} />
    </div>
  );
}
