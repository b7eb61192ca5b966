import * as RadioGroup from '@radix-ui/react-radio-group';
import { useId, type ReactNode } from 'react';

/** One option of a list. */
export interface RadioOption {
  /** Value of the option; unique in the list. */
  value: string;
  /** Name of the option, a few words. */
  title: ReactNode;
  /** One line that distinguishes the option from the others. */
  detail?: ReactNode;
  /** Warning shown before the option is chosen; it can still be chosen. */
  note?: ReactNode;
  /** A picture of 40 px, decorative. */
  mark?: ReactNode;
  /** Cannot be chosen now; also set `reason`. */
  disabled?: boolean | undefined;
  /** Why the option is disabled, or what would enable it; may be text of the operator. */
  reason?: string | undefined;
}

/** One card of a `RadioList`. The whole card is the radio button, named by its title and described by the other lines. */
export function RadioCard({ value, title, detail, note, mark, disabled = false, reason }: RadioOption) {
  const id = useId();
  const lines = [detail && `${id}-detail`, note && `${id}-note`, reason && `${id}-reason`];
  const describedBy = lines.filter(Boolean).join(' ') || undefined;
  return (
    <RadioGroup.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      data-part="row"
      className={[
        'group flex min-h-18 w-full items-center gap-3 rounded-control border border-line bg-surface p-4 text-start transition-colors',
        'hover:not-data-disabled:not-data-[state=checked]:border-control data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft',
        'active:not-data-disabled:not-data-[state=checked]:bg-sunken data-disabled:cursor-not-allowed data-disabled:bg-sunken',
      ].join(' ')}
    >
      <span
        aria-hidden="true"
        data-part="dot"
        className="flex size-5 shrink-0 items-center justify-center rounded-full border border-control bg-surface group-data-disabled:opacity-50 group-data-[state=checked]:border-6 group-data-[state=checked]:border-brand"
      />
      {mark && (
        <span
          aria-hidden="true"
          data-part="mark"
          className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-mark group-data-disabled:opacity-50"
        >
          {mark}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span
          id={`${id}-title`}
          data-part="title"
          className="font-semibold wrap-anywhere text-ink group-data-disabled:text-ink-2"
        >
          {title}
        </span>
        {detail && (
          <span
            id={`${id}-detail`}
            data-part="detail"
            className="text-sm wrap-anywhere text-ink-2 group-data-disabled:text-ink-3"
          >
            {detail}
          </span>
        )}
        {note && (
          <span id={`${id}-note`} data-part="note" className="text-sm wrap-anywhere text-notice">
            <bdi>{note}</bdi>
          </span>
        )}
        {reason && (
          <span id={`${id}-reason`} data-part="reason" className="text-sm font-semibold wrap-anywhere text-notice">
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
    </RadioGroup.Item>
  );
}
