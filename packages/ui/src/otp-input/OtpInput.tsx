import { cva } from 'class-variance-authority';
import { OTPInput } from 'input-otp';
import { useRef, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { partProps } from '../field/part-props.ts';
import { changeReason, type ChangeDetail } from '../internal/change-reason.ts';
import type { Reading } from '../internal/reading.ts';

const box = cva(
  'flex h-14 min-w-0 flex-1 items-center justify-center rounded-box border text-xl font-semibold transition-colors',
  {
    variants: {
      state: {
        idle: 'border-control bg-surface text-ink group-hover:border-ink-2',
        error: 'border-negative bg-surface text-ink inset-ring inset-ring-negative',
        disabled: 'border-line bg-sunken text-ink-3',
      },
      active: { true: 'outline-2 outline-offset-2 outline-focus', false: '' },
    },
  },
);

export interface OtpInputProps
  extends
    FieldTexts,
    Reading,
    Pick<ComponentProps<'input'>, 'autoFocus' | 'className' | 'id' | 'name' | 'onBlur' | 'ref'> {
  /** The digits so far. */
  value: string;
  /** Called once each time all boxes become full. */
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
  const [field, { value, normalise, onValueChange, ...input }] = partProps(props);
  const reason = useRef<ChangeDetail['reason']>('type');
  const pasted = useRef('');
  // Where the caret was before the last key, as input-otp knows it; the input itself tells where the key has put it.
  const putCaretBack = useRef(() => {});
  const state = disabled || readOnly ? 'disabled' : field.error ? 'error' : 'idle';
  return (
    <Field {...field} data-component="OtpInput">
      {(control) => (
        <OTPInput
          {...input}
          {...control}
          data-part="control"
          dir="ltr"
          translate="no"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          disabled={disabled}
          readOnly={readOnly}
          value={value}
          // Its badge-dodging strategy measures the page every second; password managers have no business with these codes.
          pushPasswordManagerStrategy="none"
          // The strict style policy allows the one empty <style> the library fills through CSSOM, not this inline one.
          noScriptCSSFallback={null}
          pasteTransformer={(text) => {
            reason.current = 'paste';
            pasted.current = normalise(text);
            return pasted.current;
          }}
          // input-otp writes what is pasted itself, read-only or not.
          onPasteCapture={(event) => readOnly && event.stopPropagation()}
          onInput={(event) => {
            reason.current = changeReason(event.nativeEvent);
            const { currentTarget } = event;
            const { inputOtpMss: start, inputOtpMse: end } = currentTarget.dataset;
            putCaretBack.current = () => start && currentTarget.setSelectionRange(Number(start), Number(end));
          }}
          onChange={(next) => {
            // A complete code replaces whatever stood there, wherever the caret was.
            const code = pasted.current.length === length ? pasted.current : normalise(next);
            pasted.current = '';
            // A key that stands for nothing changes nothing, also where it would have taken the place of a digit.
            const isDeadKey = next.length <= value.length + 1 && code.length < next.length;
            if (code !== value && !isDeadKey) onValueChange(code, { reason: reason.current });
            // React puts the old digits back as soon as this is over, and the caret behind the last of them.
            else queueMicrotask(putCaretBack.current);
          }}
          containerClassName="group w-full"
          // The digits are drawn by the boxes; forced colours would make the transparent ones visible on top of them.
          className="forced-color-adjust-none"
          render={({ slots }) => (
            <div
              data-part="boxes"
              dir="ltr"
              translate="no"
              aria-hidden="true"
              className="flex w-full max-w-form gap-1.5 sm:gap-2.5"
            >
              {slots.map((slot, index) => (
                <div
                  key={index}
                  data-part="box"
                  data-active={slot.isActive || undefined}
                  className={box({ state, active: slot.isActive })}
                >
                  {slot.char !== null && <span>{slot.char}</span>}
                  {slot.hasFakeCaret && <span className="h-6 w-0.5 animate-caret bg-brand" />}
                </div>
              ))}
            </div>
          )}
        />
      )}
    </Field>
  );
}
