import { valibotResolver } from '@hookform/resolvers/valibot';
import { AADHAAR_LENGTH, aadhaarDigits } from '@sarraf/domain';
import { AadhaarInput, Button } from '@sarraf/ui';
import { useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { aadhaarNumberSchema, type AadhaarNumberFields, type AadhaarNumberValues } from './aadhaar.schema.ts';

const resolver = valibotResolver(aadhaarNumberSchema);

/** `onSubmit` gets the twelve digits without spaces. */
export interface AadhaarNumberFormProps extends FormProps<AadhaarNumberValues, AadhaarNumberFields> {
  /** Words that the person agrees to by pressing the button, as the server sent them; absent while they are not known. */
  consent?: string | undefined;
}

/** Form for the number on the Aadhaar card (product.md S4). */
export function AadhaarNumberForm({ initialValues, consent, ...submission }: AadhaarNumberFormProps) {
  const messages = useMessages(formMessages);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { aadhaarNumber: '', ...initialValues } });
  const input = useFormInput({ control: form.control, name: 'aadhaarNumber' });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['aadhaarNumber'],
    fallback: messages.failures.sendOtp,
  });
  const isTooLong = input.value.length > AADHAAR_LENGTH;

  return (
    <FormShell
      data-component="AadhaarNumberForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <Button type="submit" fullWidth disabled={isTooLong} busy={sending} busyLabel={messages.common.sendingOtp}>
          {messages.aadhaar.submit}
        </Button>
      }
    >
      <AadhaarInput
        {...input}
        error={isTooLong ? messages.aadhaar.invalid : input.error}
        label={messages.aadhaar.label}
        hint={messages.aadhaar.hint}
        counter={messages.common.digits({ count: input.value.length, total: AADHAAR_LENGTH })}
        enterKeyHint="next"
        normalise={aadhaarDigits}
      />
      {consent && (
        <p data-part="consent" className="text-xs text-pretty text-ink-2">
          <span className="block text-sm font-semibold text-ink">
            {messages.aadhaar.agree({ button: messages.aadhaar.submit })}
          </span>
          <bdi className="block">{consent}</bdi>
        </p>
      )}
    </FormShell>
  );
}
