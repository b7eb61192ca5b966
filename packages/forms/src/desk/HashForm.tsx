import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { ActButtons, type ActButtonsProps } from './ActButtons.tsx';
import { hashSchema, type HashValues } from './desk.schema.ts';

export interface HashFormProps
  extends FormProps<HashValues, HashValues>, Pick<ActButtonsProps, 'submitLabel' | 'onCancel'> {
  /** Whether a reason is required, as for the approval of a colleague's request. */
  reasonRequired?: boolean;
}

/** Form for the hash of the transaction by which the desk sent USDT (product.md S17). Used in a dialog. */
export function HashForm({
  reasonRequired = false,
  initialValues,
  submitLabel,
  onCancel,
  ...submission
}: HashFormProps) {
  const messages = useMessages(deskFormMessages).desk;
  const resolver = valibotResolver(hashSchema(reasonRequired));
  const form = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { hash: '', reason: '', ...initialValues },
  });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['hash', 'reason'],
    fallback: messages.failed,
  });

  return (
    <FormShell
      data-component="HashForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={<ActButtons submitLabel={submitLabel} busy={sending} onCancel={onCancel} />}
    >
      <FormTextField
        control={form.control}
        name="hash"
        label={messages.hash}
        hint={messages.hashHint}
        dir="ltr"
        translate="no"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={sending}
      />
      <FormTextField
        control={form.control}
        name="reason"
        label={messages.reason}
        {...(!reasonRequired && { note: messages.optional })}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        readOnly={sending}
      />
    </FormShell>
  );
}
