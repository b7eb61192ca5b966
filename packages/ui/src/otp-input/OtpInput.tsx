import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { OTPInput } from 'input-otp';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitProps } from '../field/split-props.ts';
import { changeReason, type ChangeDetail } from '../internal/change-reason.ts';
import type { ParsedInputProps } from '../internal/parsed-input.ts';
import { useComposition } from '../internal/use-composition.ts';
import { OtpBoxes } from './OtpBoxes.tsx';

/**
 * Maximum length of the input, enough for a whole SMS. With a lower one the browser would truncate a long text, and six digits of it would
 * look like a code.
 */
const MAX_LENGTH = 512;

export interface OtpInputProps
  extends
    FieldTexts,
    ParsedInputProps,
    Pick<ComponentProps<'input'>, 'autoFocus' | 'className' | 'id' | 'name' | 'onBlur' | 'ref'> {
  /** The digits entered so far. */
  value: string;
  /** Called with the new digits, never during a composition. There may be more digits than boxes: to refuse them keep the old value. */
  onValueChange: (value: string, detail: ChangeDetail) => void;
  /** Called with the code whenever user input fills the last box. */
  onComplete?: (value: string) => void;
  /** Number of boxes. */
  length: number;
  /** Shows the digits and accepts no input. */
  disabled?: boolean;
  /** Like `disabled`, but keeps the focus, so that a screen reader stays on the field while the next page loads. */
  readOnly?: boolean;
}

/**
 * Input for a one-time code in boxes (product.md R9). It is one real input: typing advances, Backspace goes back, paste and SMS autofill
 * fill all boxes, and screen readers see one field instead of six. `ref` is that input.
 */
export function OtpInput({ length, disabled = false, readOnly = false, ...props }: OtpInputProps) {
  const [field, { value, normalise, onValueChange, onComplete, ref, ...rest }] = splitProps(props);
  const report: OtpInputProps['onValueChange'] = (code, detail) => {
    // Ignore values during a composition; its result is reported at the end.
    if (code === value || detail.reason === 'compose') return;
    onValueChange(code, detail);
    if (code.length === length && value.length < length) onComplete?.(code);
  };
  // With digits already entered, normalise each character: a code found in the whole text could start with the old digits.
  const normaliseTyped = (text: string) =>
    value === '' ? normalise(text) : Array.from(text, (character) => normalise(character)).join('');
  const { draft, takeComposed, compositionHandlers } = useComposition({
    value,
    normalise: normaliseTyped,
    onValueChange: report,
  });
  const reason = useRef<ChangeDetail['reason']>('type');
  const isComposed = useRef(false);
  // Restores the caret to where it was before the last key.
  const restoreCaret = useRef(() => {});
  const control = useRef<HTMLInputElement>(null);
  const bothRefs = useComposedRefs(control, ref);
  /** Moves the caret from behind the last box to the last digit: nothing can be typed there. */
  const stayInBoxes = () => {
    const { current: input } = control;
    if (draft !== undefined || input !== document.activeElement) return;
    if (input?.selectionStart === length && input.selectionEnd === length) input.setSelectionRange(length - 1, length);
  };
  useLayoutEffect(stayInBoxes);
  const state = disabled || readOnly ? 'disabled' : field.error ? 'error' : 'idle';
  return (
    <Field {...field} data-component="OtpInput">
      {(attributes) => (
        <OTPInput
          {...rest}
          {...attributes}
          {...compositionHandlers}
          ref={bothRefs}
          data-part="control"
          dir="ltr"
          translate="no"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MAX_LENGTH}
          disabled={disabled}
          readOnly={readOnly}
          value={draft ?? value}
          // The default strategy measures the page every second to avoid the badges of password managers, which have no use for these codes.
          pushPasswordManagerStrategy="none"
          // The style policy allows the empty <style> that the library fills through CSSOM, but not this inline one.
          noScriptCSSFallback={null}
          onPasteCapture={(event) => {
            // input-otp would insert the text itself, even when read-only.
            event.preventDefault();
            event.stopPropagation();
            const { selectionStart, selectionEnd } = event.currentTarget;
            const pasted = normalise(event.clipboardData.getData('text'));
            if (readOnly || pasted === '') return;
            const around = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
            // A complete code replaces the old one, wherever the caret is.
            report(pasted.length < length ? around.join(pasted) : pasted, { reason: 'paste' });
          }}
          onFocus={stayInBoxes}
          onSelect={stayInBoxes}
          onInput={(event) => {
            isComposed.current = takeComposed(event);
            reason.current = changeReason(event.nativeEvent);
          }}
          onKeyDownCapture={({ currentTarget }) => {
            const { selectionStart, selectionEnd } = currentTarget;
            restoreCaret.current = () => currentTarget.setSelectionRange(selectionStart, selectionEnd);
          }}
          onChange={(next) => {
            if (isComposed.current) return;
            const code = normaliseTyped(next);
            // Ignore a key without a digit, also where it would have replaced one.
            const isIgnoredKey = next.length <= value.length + 1 && code.length < next.length;
            if (code !== value && !isIgnoredKey) report(code, { reason: reason.current });
            // After this handler React restores the old digits and moves the caret to the end.
            else queueMicrotask(restoreCaret.current);
          }}
          containerClassName="group w-full"
          // The boxes show the digits; forced colours would make the input's transparent text visible on top of them.
          className="forced-color-adjust-none"
          render={({ slots }) => <OtpBoxes slots={slots.slice(0, length)} state={state} />}
        />
      )}
    </Field>
  );
}
