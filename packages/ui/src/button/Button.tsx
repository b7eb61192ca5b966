import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerRing } from '../internal/SpinnerRing.tsx';
import { buttonClass } from './button-class.ts';

/** Purpose of a button; use one `primary` a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the main action of a screen, `secondary` an alternative, `quiet` a minor one, `danger` a destructive one. */
  variant?: ButtonVariant;
  /** `md` is 52 px tall, `sm` 44 px (the smallest touch target). */
  size?: 'md' | 'sm';
  /** True while the action runs: shows a spinner, keeps the width and ignores further clicks. */
  busy?: boolean;
  /** Text in place of the label while busy, as in "Saving..."; without it the label stays the accessible name. */
  busyLabel?: string;
  /** Makes the button as wide as its container, as on phones. */
  fullWidth?: boolean;
}

/**
 * Starts an action. Renders a `<button type="button">`; pass `type="submit"` inside a form. A busy button stays focusable (`aria-disabled`,
 * not `disabled`), so that a form does not lose the focus. For a link that looks like a button see `buttonClass`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyLabel,
  fullWidth = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // Also stops the form: Enter in a field clicks the submit button.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-component="Button"
      data-variant={variant}
      data-busy={busy || undefined}
      className={buttonClass({ variant, size, fullWidth, className })}
    >
      {/* Label and busy label share one grid cell: the wider one sets the width, so the button does not change size. */}
      <span className="grid min-w-0 place-items-center wrap-anywhere">
        <span
          data-part="label"
          className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2 ${busy ? (busyLabel ? 'invisible' : 'opacity-0') : ''}`}
        >
          {children}
        </span>
        {(busy || busyLabel) && (
          <span
            data-part="busy"
            className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2 ${busy ? '' : 'invisible'}`}
          >
            <SpinnerRing />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
