import * as RadioGroup from '@radix-ui/react-radio-group';
import { cva } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useArrowDirection } from '../internal/use-arrow-direction.ts';

const track = cva('flex-wrap gap-1 rounded-control bg-neutral-soft p-1', {
  variants: {
    fullWidth: { true: 'flex w-full', false: 'inline-flex max-w-full' },
    // Four segments do not fit in a row on a phone: show two rows of two instead of three and one.
    many: { true: 'max-sm:grid max-sm:w-full max-sm:grid-cols-2', false: '' },
  },
});

const segment = [
  'flex min-h-target min-w-target flex-auto items-center justify-center gap-2 rounded-mark border border-transparent px-3 py-1 text-center text-sm font-semibold text-ink-2 transition-colors',
  'hover:not-data-disabled:not-data-[state=checked]:text-ink active:not-data-disabled:not-data-[state=checked]:bg-line',
  'high-contrast:active:not-data-disabled:not-data-[state=checked]:bg-ink high-contrast:active:not-data-disabled:not-data-[state=checked]:text-surface',
  'data-[state=checked]:border-control data-[state=checked]:bg-surface data-[state=checked]:text-ink',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:data-[state=checked]:border-line',
].join(' ');

/** One segment. */
export interface SegmentOption<Value extends string = string> {
  /** Value of the segment; unique in the control. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onFocus'
> {
  /** Name of the control, for screen readers only. */
  legend: string;
  /** Two to five; for more see `Select`. */
  options: readonly SegmentOption<Value>[];
  /** Value of the chosen segment; there always is one. */
  value: Value;
  /** Called when the user chooses another segment. */
  onValueChange: (value: Value, detail: { reason: 'select' }) => void;
  /** Disables all segments. */
  disabled?: boolean;
  /** Makes the control as wide as its container. */
  fullWidth?: boolean;
}

/** Switch between a few views of the same data: a period, chart or table. Takes effect at once. Renders a `<div role="radiogroup">`. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  fullWidth = false,
  dir,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const legendId = useId();
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value, { reason: 'select' });
  };
  return (
    <RadioGroup.Root
      asChild
      {...rest}
      {...useArrowDirection()}
      data-component="SegmentedControl"
      orientation="horizontal"
      value={value}
      onValueChange={choose}
      aria-labelledby={legendId}
      className={track({ fullWidth, many: options.length > 3, className })}
    >
      {/* `dir` on Radix's root sets the direction of the arrow keys only; the child keeps the layout direction. */}
      <div dir={dir}>
        <span id={legendId} data-part="legend" className="sr-only">
          {legend}
        </span>
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            data-part="segment"
            className={segment}
          >
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </RadioGroup.Item>
        ))}
      </div>
    </RadioGroup.Root>
  );
}
