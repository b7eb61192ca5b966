import type { ComponentProps, ReactNode } from 'react';

export interface SettingFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The field. */
  children: ReactNode;
  /** What saving would change; announced as it changes. */
  preview?: ReactNode;
  /** The buttons: a submit button that saves, and one that cancels. */
  actions: ReactNode;
  /** The value is being saved: Enter and Escape do nothing. */
  busy?: boolean;
  /** Called when the submit button was pressed, or Enter in the field. */
  onSave: () => void;
  /** Called when Escape was pressed inside. */
  onCancel: () => void;
}

/** The inside of a `SettingCard` while its value is edited. Enter saves, Escape cancels. Renders a `<form>`. */
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
        // A dialog around the card would close on the same key.
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
