import { valibotResolver } from '@hookform/resolvers/valibot';
import { isBlank, methodName, METHODS, visibleFields } from '@sarraf/domain';
import { Button, Select } from '@sarraf/ui';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { accountFormMessages } from '../account.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { paymentMethodSchema, type PaymentMethodFields, type PaymentMethodValues } from './payment-method.schema.ts';
import { PaymentField } from './PaymentField.tsx';

const EMPTY: PaymentMethodFields = {
  method: 'nayapay',
  name: '',
  bankName: '',
  accountNumber: '',
  phoneNumber: '',
  nayapayId: '',
  iban: '',
};
const resolver = valibotResolver(paymentMethodSchema);

const FIELDS = ['method', 'name', 'bankName', 'accountNumber', 'phoneNumber', 'nayapayId', 'iban'] as const;
const isEqual = (one: PaymentMethodFields, other: PaymentMethodFields): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** `onSubmit` gets only the method, the holder's name and the fields of that method. */
export interface PaymentMethodFormProps extends FormProps<PaymentMethodValues, PaymentMethodFields> {
  /** Whether the account is new, or `initialValues` are those of one to be changed: then dirty means that they differ. */
  does?: 'add' | 'save';
  /** Called when Cancel is pressed, without confirmation: the owner asks if `onDirtyChange` reported changes. Without it there is no Cancel button. */
  onCancel?: () => void;
  /** Element for the buttons, such as the sticky footer of a dialog; null while it is not mounted yet. */
  actionsSlot?: Element | null;
}

/**
 * Form for an account that receives rupees (product.md S11). The fields depend on the method and its bank; the values of a method are kept
 * when the user switches to another and back. Dirty means that any field has a value, or that one was changed.
 */
export function PaymentMethodForm({
  does = 'add',
  initialValues,
  onCancel,
  actionsSlot,
  ...submission
}: PaymentMethodFormProps) {
  const { details, failures, methods, payment } = useMessages(formMessages);
  const texts = useMessages(accountFormMessages);
  const [initial] = useState<PaymentMethodFields>({ ...EMPTY, ...initialValues });
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: initial });
  const { control } = form;
  const { field: methodField, fieldState: methodState } = useController({ control, name: 'method' });
  const { method, ...typed } = form.watch();
  const isBank = methodField.value === 'bank';
  const fields = visibleFields(methodField.value, typed.bankName).filter((name) => !(isBank && name === 'bankName'));
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['method', ...(isBank ? ['bankName' as const] : []), 'name', ...fields],
    fallback: failures.addPaymentMethod,
    isDirty:
      does === 'add' ? Object.values(typed).some((text) => !isBlank(text)) : !isEqual({ method, ...typed }, initial),
    onDone: () => form.reset(does === 'add' ? EMPTY : undefined),
  });

  const chooseMethod = (chosen: string) => {
    // The bank is an id for the method `bank` and free text for `others`, so it cannot be kept.
    if (isBank || chosen === 'bank') form.setValue('bankName', '');
    form.clearErrors();
    methodField.onChange(chosen);
  };

  return (
    <FormShell
      data-component="PaymentMethodForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actionsSlot={actionsSlot}
      actions={(formId) => (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:*:flex-1">
          {onCancel && (
            <Button variant="secondary" disabled={sending} onClick={onCancel}>
              {payment.cancel}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            fullWidth
            busy={sending}
            busyLabel={does === 'add' ? payment.submitting : details.submitting}
          >
            {does === 'add' ? payment.submit : texts.save}
          </Button>
        </div>
      )}
    >
      <Select
        ref={methodField.ref}
        name={methodField.name}
        value={methodField.value}
        onBlur={methodField.onBlur}
        label={payment.method}
        options={METHODS.map(({ id }) => ({ value: id, label: methodName(id, methods) }))}
        onValueChange={chooseMethod}
        error={methodState.error?.message}
      />
      {isBank && <PaymentField control={control} name="bankName" isOther={false} />}
      <FormTextField
        control={control}
        name="name"
        label={payment.name}
        hint={payment.nameHint}
        autoComplete="name"
        autoCapitalize="words"
        dir="auto"
        required
      />
      {fields.map((name) => (
        <PaymentField key={name} control={control} name={name} isOther={methodField.value === 'others'} />
      ))}
    </FormShell>
  );
}
