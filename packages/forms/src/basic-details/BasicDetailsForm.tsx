import { valibotResolver } from '@hookform/resolvers/valibot';
import { isBlank } from '@sarraf/domain';
import { ActionBar, Button, DateField } from '@sarraf/ui';
import { useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { basicDetailsSchema, type BasicDetailsFields, type BasicDetailsValues } from './basic-details.schema.ts';

const VISIBLE = ['fullName', 'email', 'birthdate', 'pincode'] as const;
const EMPTY: BasicDetailsFields = { fullName: '', email: '', birthdate: '', pincode: '' };
const resolver = valibotResolver(basicDetailsSchema);

/** `onSubmit` gets the request body of the contract: an empty optional field has no key (product.md R11). */
export interface BasicDetailsFormProps extends FormProps<BasicDetailsValues, BasicDetailsFields> {
  /** Today, `YYYY-MM-DD`, the latest date of birth. The form has no clock of its own. */
  today?: string;
}

/** Form for the seller's basic details (product.md S3). Save is disabled while the name is empty (product.md R11). */
export function BasicDetailsForm({ initialValues, today, ...submission }: BasicDetailsFormProps) {
  const { details, common } = useMessages(formMessages);
  const messages = useMessages(formMessages);
  // `onTouched`: Save is disabled while the name is empty, so the error can only appear when the field is left.
  const form = useForm({
    resolver,
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: { ...EMPTY, ...initialValues },
  });
  const { control } = form;
  const birthdate = useFormInput({ control, name: 'birthdate' });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: VISIBLE,
    fallback: messages.failures.saveDetails,
    onDone: () => form.reset(form.getValues()),
  });

  return (
    <FormShell
      data-component="BasicDetailsForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      bar={({ fault, buttons }) => <ActionBar notes={fault}>{buttons}</ActionBar>}
      actions={
        <Button
          type="submit"
          fullWidth
          disabled={isBlank(form.watch('fullName'))}
          busy={sending}
          busyLabel={details.submitting}
        >
          {details.submit}
        </Button>
      }
    >
      <FormTextField
        control={control}
        name="fullName"
        label={details.fullName}
        hint={details.fullNameHint}
        autoComplete="name"
        autoCapitalize="words"
        dir="auto"
        required
      />
      <FormTextField
        control={control}
        name="email"
        label={details.email}
        note={common.optional}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <DateField
        {...birthdate}
        label={details.birthdate}
        note={common.optional}
        {...(today && { max: today })}
        autoComplete="bday"
      />
      <FormTextField
        control={control}
        name="pincode"
        label={details.pincode}
        note={common.optional}
        hint={details.pincodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="done"
        dir="ltr"
      />
    </FormShell>
  );
}
