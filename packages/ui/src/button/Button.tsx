import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerRing } from '../internal/SpinnerRing.tsx';
import { buttonClass } from './button-class.ts';

/** What a button is for; one `primary` a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one action of a screen, `secondary` an alternative, `quiet` a side path, `danger` an act that destroys. */
  variant?: ButtonVariant;
  /** `md` is 52 px tall, `sm` 44 px (the smallest target). */
  size?: 'md' | 'sm';
  /** The act is running: the width stays, a spinner turns, and every further press is swallowed. */
  busy?: boolean;
  /** Words in place of the label while busy, as in "Saving..."; without them the label stays the accessible name. */
  busyLabel?: string;
  /** Fills the width of its container, as on phones. */
  fullWidth?: boolean;
}

/**
 * Starts an act. Renders a `<button type="button">`; pass `type="submit"` inside a form.
 * Busy keeps the button focusable (`aria-disabled`, not `disabled`), so focus is not thrown away in the middle of a form.
 * For a link that looks like a button see `buttonClass`.
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
      // Also stops the form: pressing Enter in a field clicks the submit button first.
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
      {/* Label and busy label share one grid cell, so the wider of the two sets the width and nothing moves. */}
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
