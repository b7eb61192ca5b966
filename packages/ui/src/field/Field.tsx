import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** The words around a control; every input takes them. */
export interface FieldTexts {
  /** Always visible above the control. */
  label: string;
  /** A short word after the label, as in "optional". */
  note?: string;
  /** Help that is true all the time, below the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control invalid. */
  error?: string;
  /** Worth a second look, but no reason to refuse. Hidden while there is an error. */
  warning?: string;
  /** How much is there and how much is wanted, as in "7 of 10". */
  counter?: string;
}

/** What `Field` hands to the control inside it: spread it on the element that takes focus. */
export interface FieldControl {
  /** Ties the label to it. */
  id: string;
  /** The words below it and any further ones. */
  'aria-describedby': string | undefined;
  /** There while there is an error. */
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** Id of the control; made up when absent. */
  controlId?: string | undefined;
  /** Ids of further descriptions outside the field, read after its own. */
  describedBy?: string | undefined;
  /** Draws the control, given its wiring. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control and the words below it, tied together for a screen reader. Renders a `<div>`. */
export function Field({
  label,
  note,
  hint,
  error,
  warning,
  counter,
  controlId,
  describedBy,
  children,
  className = '',
  ...rest
}: FieldProps) {
  const madeUpId = useId();
  const id = controlId ?? madeUpId;
  const control: FieldControl = {
    id,
    'aria-describedby': describedByOf(id, { hint, error, warning, counter }, describedBy),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div
      data-component="Field"
      {...rest}
      data-invalid={error ? true : undefined}
      className={`flex min-w-0 flex-col gap-1.5 ${className}`}
    >
      <label
        htmlFor={id}
        data-part="label"
        className="flex flex-wrap items-baseline gap-x-1.5 text-sm font-semibold wrap-anywhere text-ink"
      >
        <span className="min-w-0">{label}</span>
        {note && (
          <>
            {' '}
            <span data-part="note" className="font-normal text-ink-3">
              {note}
            </span>
          </>
        )}
      </label>
      {children(control)}
      <FieldMessages id={id} hint={hint} error={error} warning={warning} counter={counter} />
    </div>
  );
}

type Messages = Pick<FieldTexts, 'hint' | 'error' | 'warning' | 'counter'>;

/** The `aria-describedby` of a control: the error first, since it is what the person must hear. */
export function describedByOf(
  id: string,
  { hint, error, warning, counter }: Messages,
  more?: string,
): string | undefined {
  const ids = [
    error && `${id}-error`,
    !error && warning && `${id}-warning`,
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    more,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The lines below a control. The live region stays mounted while empty: one that appears together with its text is not announced. */
export function FieldMessages({ id, hint, error, warning, counter }: Messages & { id: string }) {
  const isEmpty = !hint && !error && !warning && !counter;
  return (
    // Out of the flow while empty, or the column would leave a gap for nothing.
    <div data-part="messages" className={isEmpty ? 'absolute' : 'flex flex-col gap-1 text-xs'}>
      <div aria-live="polite" aria-atomic="true" data-part="live" className="contents">
        {error && (
          <p id={`${id}-error`} data-part="error" className="flex items-start gap-1.5 font-medium text-negative">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        )}
        {!error && warning && (
          <p id={`${id}-warning`} data-part="warning" className="flex items-start gap-1.5 font-medium text-notice">
            <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{warning}</span>
          </p>
        )}
      </div>
      {(hint || counter) && (
        <div className="flex items-start justify-between gap-4 text-ink-3">
          {hint && (
            <div id={`${id}-hint`} data-part="hint" className="min-w-0">
              {hint}
            </div>
          )}
          {counter && (
            <span id={`${id}-counter`} data-part="counter" className="ms-auto shrink-0">
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
