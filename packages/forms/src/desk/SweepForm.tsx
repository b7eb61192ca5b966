import { valibotResolver } from '@hookform/resolvers/valibot';
import { decimal, formatUsdt, type DecimalInput } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { ActButtons, type ActButtonsProps } from './ActButtons.tsx';
import { sweepSchema, type SweepValues } from './desk.schema.ts';

export interface SweepFormProps
  extends FormProps<SweepValues, SweepValues>, Pick<ActButtonsProps, 'submitLabel' | 'onCancel'> {
  /** USDT booked on the address, the largest amount of the sweep. */
  most: DecimalInput;
}

/** Form for a sweep: the USDT moved on from a deposit address, and the transaction (product.md S17). Used in a dialog. */
export function SweepForm({ most, initialValues, submitLabel, onCancel, ...submission }: SweepFormProps) {
  const messages = useMessages(deskFormMessages).desk;
  const { sell } = useMessages(formMessages);
  const held = formatUsdt(most);
  const form = useForm({
    resolver: valibotResolver(sweepSchema(most)),
    shouldFocusError: false,
    defaultValues: { amount: '', hash: '', reason: '', ...initialValues },
  });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['amount', 'hash', 'reason'],
    fallback: messages.failed,
  });
  const shared = { control: form.control, autoComplete: 'off', readOnly: sending };
  const code = { dir: 'ltr', translate: 'no', spellCheck: false } as const;

  return (
    <FormShell
      data-component="SweepForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={<ActButtons submitLabel={submitLabel} busy={sending} onCancel={onCancel} />}
    >
      <div className="flex flex-col items-start">
        <FormTextField
          {...shared}
          {...code}
          name="amount"
          className="w-full"
          label={messages.sweepAmount}
          hint={messages.sweepHeld({ most: held })}
          inputMode="decimal"
          suffix={sell.unit}
        />
        <Button
          variant="quiet"
          size="sm"
          className="-mx-4"
          disabled={sending}
          onClick={() => form.setValue('amount', decimal(most).toString(), { shouldDirty: true, shouldValidate: true })}
        >
          {messages.sweepAll({ most: held })}
        </Button>
      </div>
      <FormTextField
        {...shared}
        {...code}
        name="hash"
        label={messages.hash}
        hint={messages.sweepHashHint}
        autoCapitalize="none"
      />
      <FormTextField
        {...shared}
        name="reason"
        label={messages.reason}
        note={messages.optional}
        hint={messages.sweepReasonHint}
        dir="auto"
        enterKeyHint="done"
      />
    </FormShell>
  );
}
