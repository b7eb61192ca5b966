import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, type LabelPlacement } from '../field/Field.tsx';
import { partProps } from '../field/part-props.ts';
import { changeReason, type ChangeDetail } from '../internal/change-reason.ts';
import { controlBox, controlText } from '../internal/control.ts';
import { useComposition } from '../internal/use-composition.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Called with the new text and why it changed; `onChange` with the raw event works too. */
  onValueChange?: (value: string, detail: ChangeDetail) => void;
  /**
   * Tidies the text of a field with a `value`, as `groupIban` does: at once while the caret is at its end; otherwise once the field is left,
   * since the caret would move.
   */
  normalise?: (text: string) => string;
  /** `beside` where the form's container is 19 to 38 rem wide; `above` unless told otherwise. */
  labelPlacement?: LabelPlacement;
  /** Something fixed inside the control before the text: a sign, an icon. Decoration, so never the only place a fact stands. */
  prefix?: ReactNode;
  /** Something fixed inside the control after the text: a unit, a button. */
  suffix?: ReactNode;
}

/** One line of text. Rest props, `ref` included, go to the `<input>`; `className` to the field around it. */
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
  const [field, input] = partProps(props);
  const report = (text: string, detail: ChangeDetail) => onValueChange?.(text, detail);
  const { draft, takeComposed, compositionHandlers } = useComposition({
    value: `${input.value ?? ''}`,
    normalise: normalise ?? String,
    onValueChange: report,
  });
  return (
    <Field {...field} labelPlacement={labelPlacement} data-component="TextField">
      {(control) => (
        // What is read from left to right keeps its prefix and suffix beside it in that order: `Rs. 280`, `100 USDT`.
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
