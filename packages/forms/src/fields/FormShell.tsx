import type { ComponentProps, ReactNode } from 'react';

export interface FormShellProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Takes every field and button out of use. */
  disabled?: boolean | undefined;
  /** What went wrong with the form as a whole. */
  general?: string | undefined;
  /** Buttons, after the general message. */
  actions: ReactNode;
  /** The submit button was pressed, or Enter in a field. */
  onSubmit: () => void;
}

/** The frame of every form: fields, then what went wrong as a whole, then the buttons. Renders a `<form>`. */
export function FormShell({ disabled, general, actions, onSubmit, children, className = '', ...rest }: FormShellProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal inside another form would otherwise submit both: React bubbles through portals.
        event.stopPropagation();
        onSubmit();
      }}
      className={`w-full min-w-0 ${className}`}
    >
      <fieldset disabled={disabled} className="m-0 flex min-w-0 flex-col gap-5 border-0 p-0">
        {children}
        {/* Rendered while empty, and then without its gap: a live region that appears together with its text is not announced. */}
        <div role="alert" data-part="general" className="empty:-mb-5">
          {general && (
            <p className="rounded-box bg-negative-soft px-4 py-3 text-sm font-medium wrap-anywhere text-negative">
              {general}
            </p>
          )}
        </div>
        <div data-part="actions" className="flex flex-col gap-3">
          {actions}
        </div>
      </fieldset>
    </form>
  );
}
