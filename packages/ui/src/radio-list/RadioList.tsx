import * as RadioGroup from '@radix-ui/react-radio-group';
import { useId, type ComponentProps } from 'react';
import type { FieldTexts } from '../field/Field.tsx';
import { describedByOf, FieldMessages } from '../field/FieldMessages.tsx';
import { useArrowDirection } from '../internal/use-arrow-direction.ts';
import { RadioCard, type RadioOption } from './RadioCard.tsx';

export interface RadioListProps
  extends Pick<FieldTexts, 'hint' | 'error'>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onFocus'> {
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
  /** Name of the value in a plain form. */
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
  id,
  dir,
  className = '',
  'aria-describedby': describedBy,
  ...rest
}: RadioListProps) {
  const madeUpId = useId();
  const listId = id ?? madeUpId;
  return (
    <RadioGroup.Root
      asChild
      data-component="RadioList"
      {...rest}
      {...useArrowDirection()}
      id={listId}
      value={value}
      onValueChange={(next) => onValueChange(next, { reason: 'select' })}
      aria-labelledby={`${listId}-legend`}
      aria-describedby={describedByOf(listId, { hint, error }, describedBy)}
      aria-invalid={error ? true : undefined}
      className={`flex min-w-0 flex-col gap-2 ${className}`}
    >
      {/* The direction of the arrows is not the direction of the page: that of the child stands. */}
      <div dir={dir}>
        <span
          id={`${listId}-legend`}
          data-part="legend"
          className={legendHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}
        >
          {legend}
        </span>
        {/* In a form Radix moves the inputs that it hides to the left of their rows, where a page from right to left would scroll to them. */}
        <div data-part="rows" className="flex flex-col gap-3 [&_input]:transform-none!">
          {options.map((option) => (
            <RadioCard key={option.value} {...option} />
          ))}
        </div>
        <FieldMessages id={listId} hint={hint} error={error} />
      </div>
    </RadioGroup.Root>
  );
}
