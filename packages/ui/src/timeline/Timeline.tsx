import { cva } from 'class-variance-authority';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** State of a step: it happened, it happened and was not what was wanted, it ended everything, it happens now, or it comes next. */
export type TimelineState = 'done' | 'problem' | 'ended' | 'now' | 'next';

/** One step of a timeline. */
export interface TimelineStep {
  id: string;
  state: TimelineState;
  title: ReactNode;
  /** When it happened: a `<time>`. */
  time?: ReactNode;
  /** One or two sentences below the title. */
  note?: ReactNode;
}

const mark = cva('relative z-1 flex size-6 shrink-0 items-center justify-center rounded-full border-2', {
  variants: {
    state: {
      done: 'border-brand bg-brand text-on-brand',
      problem: 'border-notice bg-notice-soft text-notice',
      ended: 'border-ink-3 bg-surface text-ink-2',
      now: 'border-notice bg-surface text-notice',
      next: 'border-dashed border-control bg-surface',
    },
  },
});

/** Line from one mark to the next one: dashed where it leads to what has not happened. */
const line = cva('absolute start-2.75 top-6 bottom-0 border-s-2', {
  variants: { ahead: { true: 'border-dashed border-line', false: 'border-line' } },
});

const title = cva('min-w-0 text-sm wrap-anywhere', {
  variants: {
    state: {
      done: 'font-semibold text-ink',
      problem: 'font-semibold text-ink',
      ended: 'font-semibold text-ink',
      now: 'text-base font-bold text-ink',
      next: 'text-ink-2',
    },
  },
});

function Mark({ state }: { state: TimelineState }) {
  const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 3 } as const;
  return (
    <span data-part="mark" className={mark({ state })}>
      {state === 'done' && <Check {...icon} />}
      {state === 'problem' && <TriangleAlert {...icon} />}
      {state === 'ended' && <X {...icon} />}
      {state === 'now' && <span className="size-2.5 rounded-full bg-current forced-colors:bg-[CanvasText]" />}
    </span>
  );
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Steps, the oldest first. */
  steps: readonly TimelineStep[];
  /** Words above the step that happens now, and above those that come next; only screen readers get it again after the first one. */
  words: Readonly<Record<'now' | 'next', string>>;
}

/** What has happened, what happens now and what comes next, one below the other. Renders an `<ol>`. */
export function Timeline({ label, steps, words, className = '', ...rest }: TimelineProps) {
  const firstNext = steps.findIndex(({ state }) => state === 'next');
  return (
    <ol {...rest} aria-label={label} data-component="Timeline" className={`flex flex-col text-start ${className}`}>
      {steps.map(({ id, state, time, note, ...step }, index) => {
        const after = steps[index + 1];
        const word = state === 'now' ? words.now : state === 'next' ? words.next : null;
        return (
          <li
            key={id}
            aria-current={state === 'now' ? 'step' : undefined}
            data-part="step"
            data-state={state}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {after && <span aria-hidden="true" className={line({ ahead: after.state === 'next' })} />}
            <Mark state={state} />
            <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-0.5">
              {word !== null &&
                (state === 'next' && index > firstNext ? (
                  <VisuallyHidden>{word}</VisuallyHidden>
                ) : (
                  <span className="text-xs font-semibold text-ink-2">{word}</span>
                ))}
              <span className={title({ state })}>{step.title}</span>
              {time && <span className="text-xs text-ink-2">{time}</span>}
              {note && <div className="text-sm text-ink-2">{note}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
