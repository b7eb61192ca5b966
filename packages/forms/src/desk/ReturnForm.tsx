import { valibotResolver } from '@hookform/resolvers/valibot';
import { RadioList } from '@sarraf/ui';
import { useController, useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { ActButtons, type ActButtonsProps } from './ActButtons.tsx';
import { returnSchema, type ReturnValues } from './desk.schema.ts';

export interface ReturnFormProps
  extends FormProps<ReturnValues, ReturnValues>, Pick<ActButtonsProps, 'submitLabel' | 'onCancel'> {}

/** Form for a payment that the bank sent back: its reason, the bank's reference, and whether the rupees arrived (product.md S17). Used in a dialog. */
export function ReturnForm({ initialValues, submitLabel, onCancel, ...submission }: ReturnFormProps) {
  const messages = useMessages(deskFormMessages).desk;
  const form = useForm({
    resolver: valibotResolver(returnSchema),
    shouldFocusError: false,
    defaultValues: { reason: '', reference: '', available: true, ...initialValues },
  });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['reason', 'reference', 'available'],
    fallback: messages.failed,
  });
  const { field } = useController({ control: form.control, name: 'available' });

  return (
    <FormShell
      data-component="ReturnForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={<ActButtons submitLabel={submitLabel} busy={sending} onCancel={onCancel} />}
    >
      <FormTextField
        control={form.control}
        name="reason"
        label={messages.reason}
        hint={messages.returnReasonHint}
        dir="auto"
        autoComplete="off"
        readOnly={sending}
      />
      <FormTextField
        control={form.control}
        name="reference"
        label={messages.returnReference}
        note={messages.optional}
        hint={messages.returnReferenceHint}
        dir="ltr"
        translate="no"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        readOnly={sending}
      />
      <RadioList
        ref={field.ref}
        legend={messages.returnAvailable}
        options={[
          { value: 'yes', title: messages.returnArrived, detail: messages.returnArrivedHint },
          { value: 'no', title: messages.returnMissing, detail: messages.returnMissingHint },
        ]}
        value={field.value ? 'yes' : 'no'}
        onValueChange={(value) => field.onChange(value === 'yes')}
        disabled={sending}
      />
    </FormShell>
  );
}
