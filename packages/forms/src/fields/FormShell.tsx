import { useId, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface FormShellProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Disables every field and button. */
  disabled?: boolean | undefined;
  /** Error message of the whole form. */
  general?: string | undefined;
  /** Buttons, after the general message. A submit button takes `form`, the id of the form. */
  actions: ReactNode | ((form: string) => ReactNode);
  /** Renders the general message and the buttons in an `ActionBar`, for the main form of a page. */
  bar?: ((parts: { fault: ReactNode; buttons: ReactNode }) => ReactNode) | undefined;
  /** Element that gets the general message and the buttons instead of the form; null while it is not mounted yet. */
  actionsSlot?: Element | null | undefined;
  /** Called when the submit button is pressed, or Enter in a field. */
  onSubmit: () => void;
}

/** Column whose fields and buttons are disabled together. */
const Column = (props: Pick<ComponentProps<'fieldset'>, 'disabled' | 'children'>) => (
  <fieldset {...props} className="m-0 flex min-w-0 flex-col gap-5 border-0 p-0" />
);

/** Layout of every form: fields, general message, buttons. Renders a `<form>`. */
export function FormShell({
  id,
  disabled,
  general,
  actions,
  actionsSlot,
  bar,
  onSubmit,
  children,
  className = '',
  ...rest
}: FormShellProps) {
  const generatedId = useId();
  const formId = id ?? generatedId;
  const buttons = typeof actions === 'function' ? actions(formId) : actions;
  const fault = (
    // Always mounted, without a gap while empty: a live region that is mounted with its text is not announced.
    <div role="alert" data-part="general" className={bar ? 'empty:-mb-3' : 'empty:-mb-5'}>
      {general && (
        <p className="rounded-box bg-negative-soft px-4 py-3 text-sm font-medium wrap-anywhere text-negative">
          <bdi>{general}</bdi>
        </p>
      )}
    </div>
  );
  const end = bar?.({ fault, buttons }) ?? (
    <>
      {fault}
      <div data-part="actions" className="flex flex-col gap-3">
        {buttons}
      </div>
    </>
  );
  return (
    <form
      {...rest}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal inside another form would otherwise submit both: React bubbles through portals.
        event.stopPropagation();
        onSubmit();
      }}
      className={`w-full min-w-0 ${className}`}
    >
      <Column disabled={disabled}>
        <div className="contents">{children}</div>
        {actionsSlot === undefined && <div className="contents">{end}</div>}
      </Column>
      {actionsSlot && createPortal(<Column disabled={disabled}>{end}</Column>, actionsSlot)}
    </form>
  );
}
