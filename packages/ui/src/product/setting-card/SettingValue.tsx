import { cva } from 'class-variance-authority';
import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const text = cva('min-w-0', { variants: { editable: { true: 'flex-[1_1_7rem]', false: 'basis-full' } } });
const figure = cva('flex w-fit flex-wrap items-baseline gap-x-1.5 font-bold wrap-anywhere', {
  variants: { editable: { true: 'text-xl tracking-tight', false: 'text-base' } },
});

export interface SettingValueProps extends ComponentProps<'div'> {
  /** The current value, already formatted. */
  children: ReactNode;
  /** Unit after the value, as in `seconds`. */
  unit?: ReactNode;
  /** Allowed values as text: `Range: 0 - 1`. */
  range?: ReactNode;
  /** A `SettingEditButton`. Without it the value is read-only and smaller. */
  action?: ReactNode;
  /** Why the value is read-only. */
  readOnlyReason?: ReactNode;
}

/** Current value of a `SettingCard`. Renders a `<div>`. */
export function SettingValue({
  children,
  unit,
  range,
  action,
  readOnlyReason,
  className = '',
  ...rest
}: SettingValueProps) {
  const editable = Boolean(action);
  return (
    <div
      {...rest}
      data-component="SettingValue"
      className={`mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 ${className}`}
    >
      {/* The text wraps before the button moves to the next line. */}
      <div className={text({ editable })}>
        {/* Direction of the unit's language: `100 USDT` and `0.01 = 1%` left to right, `60 سیکنڈ` right to left. */}
        <p data-part="value" dir="auto" className={figure({ editable })}>
          <bdi className="min-w-0">{children}</bdi>
          {unit !== undefined && <span className="text-sm font-semibold tracking-normal text-ink-2">{unit}</span>}
        </p>
        {range && (
          <p data-part="range" className="text-xs text-ink-3">
            {range}
          </p>
        )}
      </div>
      <div className="contents">{action}</div>
      {!editable && readOnlyReason && (
        <p data-part="reason" className="flex items-start gap-1.5 text-xs text-ink-2">
          <Lock aria-hidden="true" className="mt-px size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{readOnlyReason}</span>
        </p>
      )}
    </div>
  );
}
