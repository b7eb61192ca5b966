import type { ComponentProps, ReactNode } from 'react';

export interface SettingFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The field. */
  children: ReactNode;
  /** What saving would change; announced when it changes. */
  preview?: ReactNode;
  /** The buttons: submit and cancel. */
  actions: ReactNode;
  /** True while the value is being saved: Enter and Escape do nothing. */
  busy?: boolean;
  /** Called by the submit button, or by Enter in the field. */
  onSave: () => void;
  /** Called by Escape inside the form. */
  onCancel: () => void;
}

/** Form of a `SettingCard` that edits its value. Enter saves, Escape cancels. Renders a `<form>`. */
export function SettingForm({
  children,
  preview,
  actions,
  busy = false,
  onSave,
  onCancel,
  className = '',
  ...rest
}: SettingFormProps) {
  return (
    <form
      {...rest}
      noValidate
      data-component="SettingForm"
      className={`flex flex-col gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return;
        // Otherwise Escape would also close a dialog around the card.
        event.stopPropagation();
        onCancel();
      }}
    >
      {children}
      <p data-part="preview" aria-live="polite" className="text-sm empty:-mt-4">
        {preview}
      </p>
      <div data-part="actions" className="flex flex-wrap gap-3 *:flex-auto sm:*:flex-none">
        {actions}
      </div>
    </form>
  );
}
