import { valibotResolver } from '@hookform/resolvers/valibot';
import { isBlank, methodName, METHODS, visibleFields } from '@sarraf/domain';
import { Button, Select } from '@sarraf/ui';
import { useController, useForm } from 'react-hook-form';
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

/** `onSubmit` gets the method, the holder's name and the fields that method needs, nothing else. */
export interface PaymentMethodFormProps extends FormProps<PaymentMethodValues, PaymentMethodFields> {
  /** Called when Cancel is pressed; the owner asks back when `onDirtyChange` has said that something would be lost. Without it there is no Cancel. */
  onCancel?: () => void;
  /** Draws the buttons there instead of under the fields, as in a dialog's footer, which stays in view; null while that place is not there yet. */
  actionsSlot?: Element | null;
}

/**
 * Asks for an account that receives rupees (product.md S11). The fields follow the method and its bank; what was typed
 * for one method is still there on coming back to it. Dirty means that any field has a value.
 */
export function PaymentMethodForm({ initialValues, onCancel, actionsSlot, ...submission }: PaymentMethodFormProps) {
  const { failures, methods, payment } = useMessages(formMessages);
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { ...EMPTY, ...initialValues } });
  const { control } = form;
  const { field: methodField, fieldState: methodState } = useController({ control, name: 'method' });
  const { method: _, ...typed } = form.watch();
  const isBank = methodField.value === 'bank';
  const fields = visibleFields(methodField.value, typed.bankName).filter((name) => !(isBank && name === 'bankName'));
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['method', ...(isBank ? ['bankName' as const] : []), 'name', ...fields],
    fallback: failures.addPaymentMethod,
    isDirty: Object.values(typed).some((text) => !isBlank(text)),
    onDone: () => form.reset(EMPTY),
  });

  const chooseMethod = (method: string) => {
    // The bank of the one is a choice, of the other a word; neither means anything to the other.
    if (isBank || method === 'bank') form.setValue('bankName', '');
    form.clearErrors();
    methodField.onChange(method);
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
          <Button type="submit" form={formId} fullWidth busy={sending} busyLabel={payment.submitting}>
            {payment.submit}
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
