import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { OTPInput } from 'input-otp';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { partProps } from '../field/part-props.ts';
import { changeReason, type ChangeDetail } from '../internal/change-reason.ts';
import type { Reading } from '../internal/reading.ts';
import { useComposition } from '../internal/use-composition.ts';
import { OtpBoxes } from './OtpBoxes.tsx';

/** Characters the input itself takes: those of a whole message. It would cut what is longer, and six digits of it would be a code that looks right. */
const MOST_CHARACTERS = 512;

export interface OtpInputProps
  extends
    FieldTexts,
    Reading,
    Pick<ComponentProps<'input'>, 'autoFocus' | 'className' | 'id' | 'name' | 'onBlur' | 'ref'> {
  /** The digits so far. */
  value: string;
  /** Called with the new digits, never while a keyboard composes them. There may be more than boxes: refuse those by keeping the value. */
  onValueChange: (value: string, detail: ChangeDetail) => void;
  /** Called with the code each time what a person enters fills the last box. */
  onComplete?: (value: string) => void;
  /** How many boxes. */
  length: number;
  /** Shows the digits and takes none. */
  disabled?: boolean;
  /** Looks like `disabled` and keeps the focus: nobody who is being read to is thrown off the page while the next one loads. */
  readOnly?: boolean;
}

/**
 * A one-time code in boxes (product.md R9). One real input lies under them: typing advances, backspace goes back, paste and the
 * phone's code suggestion fill all, and a screen reader meets one field rather than six. `ref` is that input.
 */
export function OtpInput({ length, disabled = false, readOnly = false, ...props }: OtpInputProps) {
  const [field, { value, normalise, onValueChange, onComplete, ref, ...rest }] = partProps(props);
  const report: OtpInputProps['onValueChange'] = (code, detail) => {
    // What is composed becomes a code when it is finished, not on the way.
    if (code === value || detail.reason === 'compose') return;
    onValueChange(code, detail);
    if (code.length === length && value.length < length) onComplete?.(code);
  };
  // Beside digits that are there every one counts: a code found in the whole might begin with them.
  const read = (text: string) =>
    value === '' ? normalise(text) : Array.from(text, (character) => normalise(character)).join('');
  const { draft, takeComposed, compositionHandlers } = useComposition({
    value,
    normalise: read,
    onValueChange: report,
  });
  const reason = useRef<ChangeDetail['reason']>('type');
  const isComposed = useRef(false);
  // Where the caret was before the last key, as input-otp knows it; the input itself tells where the key has put it.
  const putCaretBack = useRef(() => {});
  const control = useRef<HTMLInputElement>(null);
  const bothRefs = useComposedRefs(control, ref);
  /** Behind the last box there is nothing to type: the caret goes to the last digit. */
  const stayInBoxes = () => {
    const { current: input } = control;
    if (draft !== undefined || input !== document.activeElement) return;
    if (input?.selectionStart === length && input.selectionEnd === length) input.setSelectionRange(length - 1, length);
  };
  useLayoutEffect(stayInBoxes);
  const state = disabled || readOnly ? 'disabled' : field.error ? 'error' : 'idle';
  return (
    <Field {...field} data-component="OtpInput">
      {(wiring) => (
        <OTPInput
          {...rest}
          {...wiring}
          {...compositionHandlers}
          ref={bothRefs}
          data-part="control"
          dir="ltr"
          translate="no"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MOST_CHARACTERS}
          disabled={disabled}
          readOnly={readOnly}
          value={draft ?? value}
          // Its badge-dodging strategy measures the page every second; password managers have no business with these codes.
          pushPasswordManagerStrategy="none"
          // The strict style policy allows the one empty <style> the library fills through CSSOM, not this inline one.
          noScriptCSSFallback={null}
          onPasteCapture={(event) => {
            // input-otp would write it itself, read-only or not.
            event.preventDefault();
            event.stopPropagation();
            const { selectionStart, selectionEnd } = event.currentTarget;
            const pasted = normalise(event.clipboardData.getData('text'));
            if (readOnly || pasted === '') return;
            const around = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
            // A complete code replaces whatever stood there, wherever the caret was.
            report(pasted.length < length ? around.join(pasted) : pasted, { reason: 'paste' });
          }}
          onFocus={stayInBoxes}
          onSelect={stayInBoxes}
          onInput={(event) => {
            isComposed.current = takeComposed(event);
            reason.current = changeReason(event.nativeEvent);
            const { currentTarget } = event;
            const { inputOtpMss: start, inputOtpMse: end } = currentTarget.dataset;
            putCaretBack.current = () => start && currentTarget.setSelectionRange(Number(start), Number(end));
          }}
          onChange={(next) => {
            if (isComposed.current) return;
            const code = read(next);
            // A key that stands for nothing changes nothing, also where it would have taken the place of a digit.
            const isDeadKey = next.length <= value.length + 1 && code.length < next.length;
            if (code !== value && !isDeadKey) report(code, { reason: reason.current });
            // React puts the old digits back as soon as this is over, and the caret behind the last of them.
            else queueMicrotask(putCaretBack.current);
          }}
          containerClassName="group w-full"
          // The digits are drawn by the boxes; forced colours would make the transparent ones visible on top of them.
          className="forced-color-adjust-none"
          render={({ slots }) => <OtpBoxes slots={slots.slice(0, length)} state={state} />}
        />
      )}
    </Field>
  );
}
