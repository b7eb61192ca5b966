import { cva } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitProps } from '../field/split-props.ts';
import { changeReason, type ChangeDetail } from '../internal/change-reason.ts';
import type { ParsedInputProps } from '../internal/parsed-input.ts';
import { replaceText } from '../internal/replace-text.ts';
import { useComposition } from '../internal/use-composition.ts';
import { amountSize } from './amount-size.ts';

/** Has 8 px of padding on both sides for the focus ring; the line under the figure is as wide as the column. */
const box = cva([
  'relative -mx-2 flex min-h-16 flex-wrap-reverse items-baseline gap-x-2 overflow-hidden rounded-mark px-2 text-ink transition-colors',
  'after:absolute after:inset-x-2 after:bottom-1 after:border-b-2 after:border-control after:transition-colors',
  'hover:not-focus-within:not-has-[>:disabled]:not-has-[>[aria-invalid=true]]:after:border-ink-2',
  'has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-focus has-[>:focus-visible]:after:border-brand',
  'has-[>[aria-invalid=true]]:after:border-negative has-[>:disabled]:text-ink-3 has-[>:disabled]:after:border-line',
]);

// One line height for all three sizes, that of the box, so that the input and its hidden copy share a baseline. With enlarged text the
// figure grows only as far as the longest amount of its size fits a phone: an input cannot wrap.
const figure = cva('leading-[max(--spacing(16),min(var(--text-amount-lg),16vw)*1.2)] font-bold tracking-tight', {
  variants: {
    size: {
      large: 'text-[length:min(var(--text-amount-lg),16vw)]',
      medium: 'text-[length:min(var(--text-amount),12vw)]',
      small: 'text-[length:min(var(--text-2xl),10vw)]',
    },
  },
});

const unitText = cva('font-semibold text-ink-2', {
  variants: { size: { large: 'text-lg', medium: 'text-lg', small: 'text-sm' } },
});

export interface AmountInputProps
  extends
    FieldTexts,
    ParsedInputProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'> {
  /** The text as shown, as in `500` or `0.5`. */
  value: string;
  /** Called with the normalised text when it differs from `value`. To refuse an edit, return the current value from `normalise`. */
  onValueChange: (value: string, detail: ChangeDetail) => void;
  /** Unit shown after the figure, as in `USDT`. */
  unit: string;
}

/** Large input for the main amount of a screen, with its unit. Left to right in every language. */
export function AmountInput({ unit, placeholder = '0', ...props }: AmountInputProps) {
  const [field, { value, normalise, onValueChange, ...input }] = splitProps(props);
  const { draft, takeComposed, compositionHandlers } = useComposition({ value, normalise, onValueChange });
  const unitId = useId();
  const shown = draft ?? value;
  const size = amountSize(shown || placeholder);
  return (
    <Field {...field} describedBy={[unitId, field.describedBy].filter(Boolean).join(' ')} data-component="AmountInput">
      {(control) => (
        <div data-part="box" dir="ltr" className={box()}>
          {/* The input covers the whole line, so a tap anywhere on it focuses it. This hidden copy of the text puts the unit next to
              the figure. */}
          <span aria-hidden="true" className={`invisible whitespace-pre ${figure({ size })}`}>
            {shown || placeholder}
          </span>
          <span id={unitId} data-part="unit" translate="no" className={unitText({ size })}>
            {unit}
          </span>
          <input
            autoComplete="off"
            enterKeyHint="done"
            {...input}
            {...control}
            {...compositionHandlers}
            type="text"
            inputMode="decimal"
            spellCheck={false}
            translate="no"
            data-part="control"
            placeholder={placeholder}
            value={shown}
            onBeforeInput={(event) => {
              if (draft !== undefined) return;
              const { selectionStart, selectionEnd } = event.currentTarget;
              const typed = value.slice(0, selectionStart ?? 0) + event.data + value.slice(selectionEnd ?? 0);
              // Cancel a key that would change nothing before the caret moves.
              if (typed !== value && normalise(typed) === value) event.preventDefault();
            }}
            onChange={(event) => {
              if (takeComposed(event)) return;
              const next = normalise(event.currentTarget.value);
              replaceText(event.currentTarget, next);
              if (next !== value) onValueChange(next, { reason: changeReason(event.nativeEvent) });
            }}
            className={`absolute inset-x-0 bottom-0 w-full bg-transparent px-2 text-inherit outline-none placeholder:text-ink-3 ${figure({ size })}`}
          />
        </div>
      )}
    </Field>
  );
}
