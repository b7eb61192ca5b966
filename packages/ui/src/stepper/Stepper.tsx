import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const bar = cva('block h-1 forced-color-adjust-none rounded-full transition-colors', {
  variants: { state: { done: 'bg-brand', current: 'bg-brand', ahead: 'bg-line' } },
});

const name = cva('mt-2 hidden text-xs md:block', {
  variants: { state: { done: 'text-ink-2', current: 'font-semibold text-ink', ahead: 'text-ink-3' } },
});

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Names of the steps in order. Visible from `md` up, always read by screen readers. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Progress through the steps of a task; no navigation. Renders an `<ol>`. */
export function Stepper({ label, steps, current, className = '', ...rest }: StepperProps) {
  return (
    <ol {...rest} aria-label={label} data-component="Stepper" className={`flex gap-1.5 md:gap-3 ${className}`}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-part="step"
            data-state={state}
            className="min-w-0 flex-1"
          >
            <span className={bar({ state })} />
            <span className={`max-md:sr-only max-md:block ${name({ state })}`}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
