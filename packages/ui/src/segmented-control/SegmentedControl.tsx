import { cva } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { RadioInput } from '../internal/RadioInput.tsx';

const track = cva('flex-wrap gap-1 rounded-control bg-neutral-soft p-1', {
  variants: {
    fullWidth: { true: 'flex w-full', false: 'inline-flex max-w-full' },
    // Four do not fit side by side on a phone: two and two, rather than three and one left over.
    many: { true: 'max-sm:grid max-sm:w-full max-sm:grid-cols-2', false: '' },
  },
});

const segment = [
  'relative flex min-h-target min-w-target flex-auto items-center justify-center gap-2 rounded-mark border border-transparent px-3 py-1 text-center text-sm font-semibold text-ink-2 transition-colors',
  'hover:not-data-disabled:not-data-[state=checked]:text-ink active:not-data-disabled:not-data-[state=checked]:bg-line',
  'data-[state=checked]:border-control data-[state=checked]:bg-surface data-[state=checked]:text-ink',
  'data-disabled:text-ink-3 data-disabled:data-[state=checked]:border-line',
].join(' ');

/** One segment. */
export interface SegmentOption<Value extends string = string> {
  /** What is reported; unique among the segments. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** The question the segments answer; for screen readers, since the segments say it to the eye. */
  legend: string;
  /** Two to five; for more see `Select`. */
  options: readonly SegmentOption<Value>[];
  /** The chosen segment; one always is. */
  value: Value;
  /** Another segment was chosen. */
  onValueChange: (value: Value, detail: { reason: 'select' }) => void;
  /** All segments at once. */
  disabled?: boolean;
  /** Fills the width of its container. */
  fullWidth?: boolean;
}

/** One of a few ways to look at the same thing: a period, chart or table. Takes effect at once. Renders a `<div role="radiogroup">`. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  fullWidth = false,
  disabled = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <div
      {...rest}
      role="radiogroup"
      data-component="SegmentedControl"
      aria-labelledby={`${id}-legend`}
      className={track({ fullWidth, many: options.length > 3, className })}
    >
      <span id={`${id}-legend`} data-part="legend" className="sr-only">
        {legend}
      </span>
      {options.map((option) => {
        const isOff = disabled || option.disabled;
        const isChosen = option.value === value;
        return (
          <label
            key={option.value}
            data-part="segment"
            data-state={isChosen ? 'checked' : 'unchecked'}
            data-disabled={isOff || undefined}
            className={segment}
          >
            <RadioInput
              name={id}
              value={option.value}
              checked={isChosen}
              disabled={isOff}
              onChange={() => onValueChange(option.value, { reason: 'select' })}
              className="rounded-mark"
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        );
      })}
    </div>
  );
}
