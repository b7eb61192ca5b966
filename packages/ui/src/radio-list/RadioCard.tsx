import * as RadioGroup from '@radix-ui/react-radio-group';
import { useId, type ReactNode } from 'react';

/** One row to choose. */
export interface RadioOption {
  /** What is reported; unique among the rows. */
  value: string;
  /** What is chosen, in a few words. */
  title: ReactNode;
  /** One line that tells it from the others. */
  detail?: ReactNode;
  /** A picture 40 px square, for decoration. */
  mark?: ReactNode;
  /** Cannot be chosen now; give the `reason` too. */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, or what would make it possible. */
  reason?: string | undefined;
}

/** One card of a `RadioList`. The whole card is the radio button, named by its title and described by the lines below. */
export function RadioCard({ value, title, detail, mark, disabled, reason }: RadioOption) {
  const id = useId();
  const describedBy = [detail && `${id}-detail`, reason && `${id}-reason`].filter(Boolean).join(' ') || undefined;
  return (
    <RadioGroup.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      data-part="row"
      className={[
        'group flex min-h-18 w-full items-center gap-3 rounded-control border border-line bg-surface p-4 text-start transition-colors',
        'hover:not-disabled:not-data-[state=checked]:border-control data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft',
        'active:not-disabled:not-data-[state=checked]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken',
      ].join(' ')}
    >
      <span
        aria-hidden="true"
        data-part="dot"
        className="flex size-5 shrink-0 items-center justify-center rounded-full border border-control bg-surface group-disabled:opacity-50 group-data-[state=checked]:border-[6px] group-data-[state=checked]:border-brand"
      />
      {mark && (
        <span
          aria-hidden="true"
          data-part="mark"
          className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-mark group-disabled:opacity-50"
        >
          {mark}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span
          id={`${id}-title`}
          data-part="title"
          className="font-semibold wrap-anywhere text-ink group-disabled:text-ink-2"
        >
          {title}
        </span>
        {detail && (
          <span
            id={`${id}-detail`}
            data-part="detail"
            className="text-sm wrap-anywhere text-ink-2 group-disabled:text-ink-3"
          >
            {detail}
          </span>
        )}
        {reason && (
          <span id={`${id}-reason`} data-part="reason" className="text-sm font-semibold wrap-anywhere text-notice">
            {reason}
          </span>
        )}
      </span>
    </RadioGroup.Item>
  );
}
