import { useId, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface FormShellProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Takes every field and button out of use. */
  disabled?: boolean | undefined;
  /** What went wrong with the form as a whole. */
  general?: string | undefined;
  /** Buttons, after the general message. A submit button takes `form`, the id of the form. */
  actions: ReactNode | ((form: string) => ReactNode);
  /** Draws the general message and the buttons in an `ActionBar`, for the one task of a page. */
  bar?: ((parts: { fault: ReactNode; buttons: ReactNode }) => ReactNode) | undefined;
  /** Where the general message and the buttons are drawn instead of under the fields; null while that place is not there yet. */
  actionsSlot?: Element | null | undefined;
  /** Called when the submit button is pressed, or Enter in a field. */
  onSubmit: () => void;
}

/** A column that one flag takes out of use. */
const Column = (props: Pick<ComponentProps<'fieldset'>, 'disabled' | 'children'>) => (
  <fieldset {...props} className="m-0 flex min-w-0 flex-col gap-5 border-0 p-0" />
);

/** The frame of every form: fields, then what went wrong as a whole, then the buttons. Renders a `<form>`. */
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
  const madeUpId = useId();
  const formId = id ?? madeUpId;
  const buttons = typeof actions === 'function' ? actions(formId) : actions;
  const fault = (
    // Rendered while empty, and then without its gap: a live region that appears together with its text is not announced.
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
