import { valibotResolver } from '@hookform/resolvers/valibot';
import { DIAL_CODE, PHONE_LENGTH, phoneDigits } from '@sarraf/domain';
import { Button, PhoneInput } from '@sarraf/ui';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { loginPhoneSchema, type LoginPhoneFields, type LoginPhoneValues } from './login.schema.ts';

/** `initialValues.mobile` is the ten national digits; `onSubmit` gets `mobile` in E.164. */
export interface LoginPhoneFormProps extends FormProps<LoginPhoneValues, LoginPhoneFields> {
  /** Test number of ten digits, accepted although it is no Pakistani mobile (product.md R8); none when empty. */
  testPhone?: string | undefined;
}

/** Form for the mobile that gets the code (product.md S2). Continue is enabled at exactly ten digits (product.md R8). */
export function LoginPhoneForm({ initialValues, testPhone = '', ...submission }: LoginPhoneFormProps) {
  const messages = useMessages(formMessages);
  const resolver = useMemo(() => valibotResolver(loginPhoneSchema(testPhone)), [testPhone]);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { mobile: '', ...initialValues } });
  const input = useFormInput({ control: form.control, name: 'mobile' });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['mobile'],
    fallback: messages.failures.sendOtp,
  });

  return (
    <FormShell
      data-component="LoginPhoneForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <Button
          type="submit"
          fullWidth
          disabled={input.value.length !== PHONE_LENGTH}
          busy={sending}
          busyLabel={messages.common.sendingOtp}
        >
          {messages.phone.submit}
        </Button>
      }
    >
      <PhoneInput
        {...input}
        // Continue is disabled, so a submit cannot show this error.
        error={input.value.length > PHONE_LENGTH ? messages.phone.invalid : input.error}
        label={messages.phone.label}
        hint={messages.phone.hint}
        counter={messages.common.digits({ count: input.value.length, total: PHONE_LENGTH })}
        placeholder={messages.phone.placeholder}
        dialCode={DIAL_CODE}
        normalise={phoneDigits}
        enterKeyHint="next"
      />
    </FormShell>
  );
}
