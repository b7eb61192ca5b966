import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, type LabelPlacement } from '../field/Field.tsx';
import { splitProps } from '../field/split-props.ts';
import { changeReason, type ChangeDetail } from '../internal/change-reason.ts';
import { controlBox, controlText } from '../internal/control.ts';
import { useComposition } from '../internal/use-composition.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Called with the new text and the reason of the change. `onChange`, with the raw event, works too. */
  onValueChange?: (value: string, detail: ChangeDetail) => void;
  /**
   * Normalises the text of a controlled field, as `groupIban` does: at once while the caret is at the end, otherwise on blur, because the
   * caret would move.
   */
  normalise?: (text: string) => string;
  /** `beside` puts the label before the control where the form's container is 19 to 38 rem wide; by default `above`. */
  labelPlacement?: LabelPlacement;
  /** Fixed content before the text: a sign or an icon. Decorative, so it must not be the only place of a fact. */
  prefix?: ReactNode;
  /** Fixed content after the text: a unit or a button. */
  suffix?: ReactNode;
}

/** Input for one line of text. Rest props and `ref` go to the `<input>`, `className` to the field. */
export function TextField({
  labelPlacement,
  prefix,
  suffix,
  normalise,
  onValueChange,
  onChange,
  onBlur,
  ...props
}: TextFieldProps) {
  const [field, input] = splitProps(props);
  const report = (text: string, detail: ChangeDetail) => onValueChange?.(text, detail);
  const { draft, takeComposed, compositionHandlers } = useComposition({
    value: `${input.value ?? ''}`,
    normalise: normalise ?? String,
    onValueChange: report,
  });
  // Browsers take an empty `dir="auto"` as left-to-right: on a right-to-left page caret and placeholder would be on the other side.
  const dir = input.dir === 'auto' && input.value === '' ? undefined : input.dir;
  return (
    <Field {...field} labelPlacement={labelPlacement} data-component="TextField">
      {(control) => (
        // A left-to-right value keeps its prefix and suffix in that order: `Rs. 280`, `100 USDT`.
        <div data-part="box" dir={input.dir === 'ltr' ? 'ltr' : undefined} className={controlBox()}>
          {prefix && (
            <span data-part="prefix" className="ps-4 text-ink-2">
              <bdi>{prefix}</bdi>
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            dir={dir}
            {...(normalise && { ...compositionHandlers, value: draft ?? input.value })}
            data-part="control"
            onChange={(event) => {
              onChange?.(event);
              if (normalise && takeComposed(event)) return;
              const { value: text, selectionStart } = event.currentTarget;
              const isAtEnd = selectionStart === text.length;
              report(normalise && isAtEnd ? normalise(text) : text, { reason: changeReason(event.nativeEvent) });
            }}
            onBlur={(event) => {
              const { value: text } = event.currentTarget;
              if (normalise && normalise(text) !== text) report(normalise(text), { reason: 'type' });
              onBlur?.(event);
            }}
            className={controlText}
          />
          {suffix && (
            <span data-part="suffix" className="max-w-3/4 pe-4 wrap-anywhere text-ink-2">
              <bdi>{suffix}</bdi>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
