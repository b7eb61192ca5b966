import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@sarraf/ui';
import { useForm } from 'react-hook-form';
import { adminFormMessages } from '../admin.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { recoveryCodeSchema, type RecoveryCodeValues } from './recovery-code.schema.ts';

export interface RecoveryCodeFormProps extends FormProps<RecoveryCodeValues, RecoveryCodeValues> {
  /** Called when the user wants to use a passkey instead. */
  onUsePasskey: () => void;
}

/** Form for a recovery code of an administrator (product.md S18). */
export function RecoveryCodeForm({ initialValues, onUsePasskey, ...submission }: RecoveryCodeFormProps) {
  const messages = useMessages(adminFormMessages).recoveryCode;
  const form = useForm({
    resolver: valibotResolver(recoveryCodeSchema),
    shouldFocusError: false,
    defaultValues: { code: '', ...initialValues },
  });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['code'],
    fallback: messages.failed,
  });

  return (
    <FormShell
      data-component="RecoveryCodeForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <div className="flex flex-col gap-3">
          <Button type="submit" fullWidth busy={sending} busyLabel={messages.checking}>
            {messages.submit}
          </Button>
          <Button variant="quiet" fullWidth disabled={sending} onClick={onUsePasskey}>
            {messages.back}
          </Button>
        </div>
      }
    >
      <FormTextField
        control={form.control}
        name="code"
        label={messages.label}
        hint={messages.hint}
        dir="ltr"
        translate="no"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={sending}
      />
    </FormShell>
  );
}
