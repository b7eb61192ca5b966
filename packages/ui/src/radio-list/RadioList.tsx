import * as RadioGroup from '@radix-ui/react-radio-group';
import { useId, type ComponentProps } from 'react';
import type { FieldTexts } from '../field/Field.tsx';
import { describedByOf, FieldMessages } from '../field/FieldMessages.tsx';
import { useArrowDirection } from '../internal/use-arrow-direction.ts';
import { RadioCard, type RadioOption } from './RadioCard.tsx';

export interface RadioListProps
  extends Pick<FieldTexts, 'hint' | 'error'>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onFocus'> {
  /** The question that the list answers, above it. */
  legend: string;
  /** Hides the legend visually, where a heading already asks the question. */
  legendHidden?: boolean;
  /** The options in order. */
  options: readonly RadioOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  /** Called when the user chooses another option. */
  onValueChange: (value: string, detail: { reason: 'select' }) => void;
  /** Disables all options, for example while a request runs. */
  disabled?: boolean;
  /** Name of the value in a plain form. */
  name?: string;
}

/** List of options with details, shown as cards. Renders a `<div role="radiogroup">`. */
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
  const generatedId = useId();
  const listId = id ?? generatedId;
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
      {/* `dir` on Radix's root sets the direction of the arrow keys only; the child keeps the layout direction. */}
      <div dir={dir}>
        <span
          id={`${listId}-legend`}
          data-part="legend"
          className={legendHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}
        >
          {legend}
        </span>
        {/* Radix moves its hidden inputs to the left of their rows; on a right-to-left page that would make the page scroll sideways. */}
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
