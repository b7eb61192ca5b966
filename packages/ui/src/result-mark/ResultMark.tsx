import { cva } from 'class-variance-authority';
import { Ban, Check, Hourglass, X } from 'lucide-react';
import type { ComponentProps } from 'react';

/** How a task ended, or that it has not yet. */
export type ResultKind = 'completed' | 'cancelled' | 'failed' | 'in-process';

const disc = cva('grid size-16 place-items-center rounded-full', {
  variants: {
    result: {
      completed: 'bg-positive-soft text-positive',
      cancelled: 'bg-neutral-soft text-neutral',
      failed: 'bg-negative-soft text-negative',
      'in-process': 'bg-info-soft text-info',
    },
  },
});

const ICONS = { completed: Check, cancelled: Ban, failed: X, 'in-process': Hourglass } as const;

export interface ResultMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How it ended; the heading below says it in words. */
  result: ResultKind;
}

/** The sign over a result. Decoration: the heading carries the meaning. Renders a `<span>`. */
export function ResultMark({ result, className, ...rest }: ResultMarkProps) {
  const Icon = ICONS[result];
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-component="ResultMark"
      data-result={result}
      className={disc({ result, className })}
    >
      <Icon strokeWidth={2.5} className="size-8" />
    </span>
  );
}
