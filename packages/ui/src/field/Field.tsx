import { cva } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedByOf, FieldMessages, type FieldMessageTexts } from './FieldMessages.tsx';

const field = cva('flex min-w-0 flex-col gap-1.5', {
  variants: {
    labelPlacement: {
      above: '',
      // The control's padding gives way first: beside its label a field must still hold sixteen characters.
      beside:
        '@min-[19rem]:@max-[38rem]:grid @min-[19rem]:@max-[38rem]:grid-cols-[5.5rem_minmax(0,1fr)] @min-[19rem]:@max-[38rem]:items-center @min-[19rem]:@max-[38rem]:gap-x-2 @min-[19rem]:@max-[38rem]:*:data-[part=messages]:col-span-2 @min-[19rem]:@max-[38rem]:**:data-[part=control]:px-3',
    },
  },
});

/** Where the label of a field stands. */
export type LabelPlacement = 'above' | 'beside';

/** The words around a control; every input takes them. */
export interface FieldTexts extends FieldMessageTexts {
  /** Always visible above the control. */
  label: string;
  /** A short word after the label, as in "optional". */
  note?: string;
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
  /** `beside` puts the label before the control where the `@container` around is 19 to 38 rem wide: narrower has no room, wider holds several fields. */
  labelPlacement?: LabelPlacement;
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
  labelPlacement = 'above',
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
      className={field({ labelPlacement, className })}
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
