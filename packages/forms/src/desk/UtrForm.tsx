import { valibotResolver } from '@hookform/resolvers/valibot';
import { normaliseUtr } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { utrSchema, type UtrValues } from './desk.schema.ts';

export interface UtrFormProps extends FormProps<UtrValues, UtrValues> {
  /** Effect of the submit, and its label: marks as paid, or above the limit asks another administrator for approval. */
  does?: 'paid' | 'askApproval';
  /** Whether the field takes the focus on mount. */
  takesFocus?: boolean;
}

/** Form for the UTR, the bank's reference of a payout (product.md S17). Enter submits it; it is converted to capitals. */
export function UtrForm({ does = 'paid', takesFocus = false, initialValues, ...submission }: UtrFormProps) {
  const messages = useMessages(deskFormMessages).desk;
  const resolver = valibotResolver(utrSchema);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { utr: '', ...initialValues } });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['utr'],
    fallback: messages.failed,
    isReusable: true,
  });
  useEffect(() => {
    if (takesFocus) form.setFocus('utr');
  }, [takesFocus, form]);

  return (
    <FormShell
      data-component="UtrForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <Button type="submit" fullWidth busy={sending} busyLabel={messages.paying}>
          {messages[does]}
        </Button>
      }
    >
      <FormTextField
        control={form.control}
        name="utr"
        label={messages.utr}
        hint={messages.utrHint}
        dir="ltr"
        translate="no"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        readOnly={sending}
        onPaste={(event) => {
          // Banking apps copy spaces and line breaks with the UTR. Pasted into an empty field it is normalised at once.
          if (event.currentTarget.value !== '') return;
          event.preventDefault();
          form.setValue('utr', normaliseUtr(event.clipboardData.getData('text')), { shouldDirty: true });
        }}
      />
    </FormShell>
  );
}
