import { cva } from 'class-variance-authority';
import type { RenderProps } from 'input-otp';

const box = cva(
  'flex h-14 min-w-0 flex-1 items-center justify-center rounded-box border text-xl font-semibold transition-colors',
  {
    variants: {
      state: {
        idle: 'border-control bg-surface text-ink group-hover:border-ink-2',
        error: 'border-negative bg-surface text-ink inset-ring inset-ring-negative',
        disabled: 'border-line bg-sunken text-ink-3',
      },
      active: { true: 'outline-2 outline-offset-2 outline-focus', false: '' },
    },
  },
);

export interface OtpBoxesProps extends Pick<RenderProps, 'slots'> {
  /** State of all boxes. */
  state: 'idle' | 'error' | 'disabled';
}

/** Visible boxes of a code; the real input is on top of them. Part of `OtpInput`. */
export function OtpBoxes({ slots, state }: OtpBoxesProps) {
  return (
    <div
      data-part="boxes"
      dir="ltr"
      translate="no"
      aria-hidden="true"
      className="flex w-full max-w-form gap-1.5 sm:gap-2.5"
    >
      {slots.map((slot, index) => (
        <div
          key={index}
          data-part="box"
          data-active={slot.isActive || undefined}
          className={box({ state, active: slot.isActive })}
        >
          {slot.char !== null && <span>{slot.char}</span>}
          {slot.hasFakeCaret && <span className="h-6 w-0.5 animate-caret bg-brand" />}
        </div>
      ))}
    </div>
  );
}
