import { cva } from 'class-variance-authority';
import { Ban, Check, Hourglass, X } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Result of a sale, or that it is not known yet. */
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
  /** The result; the heading below must say it in text. */
  result: ResultKind;
}

/** Icon above a result; decorative, since the heading says it. Renders a `<span>`. */
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
