import { useId, type ComponentProps, type ReactNode } from 'react';
import { SpinnerRing } from '../internal/SpinnerRing.tsx';

export interface SwitchRowProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange' | 'role' | 'type'> {
  /** Name of the setting, as in `Data saver`; the same in both states. */
  label: string;
  /** Short description of the setting. */
  help?: string;
  /** A 20 px icon before the label. */
  icon?: ReactNode;
  /** Whether the setting is on. */
  checked: boolean;
  /** Called with the other state; the app applies and stores it. */
  onCheckedChange: (checked: boolean) => void;
  /** True while the setting is being saved: shows a spinner, keeps the focus and ignores further clicks. */
  busy?: boolean;
}

/**
 * Row of a list with an on/off setting that applies at once. Renders a `<button role="switch">`. A busy switch stays focusable
 * (`aria-disabled`, not `disabled`).
 */
export function SwitchRow({
  label,
  help,
  icon,
  checked,
  onCheckedChange,
  busy = false,
  className = '',
  ...rest
}: SwitchRowProps) {
  const id = useId();
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      onClick={() => {
        if (!busy) onCheckedChange(!checked);
      }}
      data-component="SwitchRow"
      data-checked={checked}
      data-busy={busy || undefined}
      className={`flex min-h-target w-full items-center gap-3 rounded-box px-3 py-2 text-start text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-progress ${className}`}
    >
      {icon !== undefined && (
        <span aria-hidden="true" data-part="icon" className="grid size-5 shrink-0 place-items-center *:size-5">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span id={`${id}-label`} data-part="label" className="block">
          {label}
        </span>
        {help !== undefined && (
          <span id={`${id}-help`} data-part="help" className="block text-xs font-normal text-ink-3">
            {help}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        data-part="track"
        className={`flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors ${checked ? 'justify-end border-brand bg-brand' : 'border-control bg-surface'}`}
      >
        {/* The ring takes the place of the knob, so that the text keeps its width. */}
        {busy ? (
          <SpinnerRing className={`size-4 ${checked ? 'text-on-brand' : 'text-ink-2'}`} />
        ) : (
          <span className={`size-4 rounded-full ${checked ? 'bg-on-brand' : 'bg-control'}`} />
        )}
      </span>
    </button>
  );
}
