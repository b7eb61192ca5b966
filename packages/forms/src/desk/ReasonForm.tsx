import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { ActButtons, type ActButtonsProps } from './ActButtons.tsx';
import { noteSchema, reasonSchema, type ReasonValues } from './desk.schema.ts';

export interface ReasonFormProps
  extends FormProps<ReasonValues, ReasonValues>, Pick<ActButtonsProps, 'submitLabel' | 'tone' | 'onCancel'> {
  /** Kind of text: a required reason, an optional reason, or a note about a user. */
  asks: 'reason' | 'optional' | 'note';
}

/** Form for the reason of a desk action, or for a note (product.md S17). Used in a dialog. */
export function ReasonForm({ asks, initialValues, submitLabel, tone, onCancel, ...submission }: ReasonFormProps) {
  const messages = useMessages(deskFormMessages).desk;
  const isNote = asks === 'note';
  const resolver = valibotResolver(isNote ? noteSchema : reasonSchema(asks === 'reason'));
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { reason: '', ...initialValues } });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['reason'],
    fallback: messages.failed,
  });

  return (
    <FormShell
      data-component="ReasonForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={<ActButtons submitLabel={submitLabel} tone={tone} busy={sending} onCancel={onCancel} />}
    >
      <FormTextField
        control={form.control}
        name="reason"
        label={isNote ? messages.note : messages.reason}
        {...(asks === 'optional' && { note: messages.optional })}
        hint={isNote ? messages.noteHint : messages.reasonHint}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        readOnly={sending}
      />
    </FormShell>
  );
}
