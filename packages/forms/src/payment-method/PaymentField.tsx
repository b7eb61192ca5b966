import {
  BANKS,
  groupIban,
  ibanState,
  normaliseIban,
  PAKISTANI_IBAN_LENGTH,
  type PaymentField as FieldName,
} from '@sarraf/domain';
import { Select, TextField } from '@sarraf/ui';
import { useController, type Control } from 'react-hook-form';
import { accountFormMessages } from '../account.messages.ts';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import {
  ibanWarning,
  phoneWarning,
  type PaymentMethodFields,
  type PaymentMethodValues,
} from './payment-method.schema.ts';

const BANK_OPTIONS = BANKS.map(({ id, name }) => ({ value: id, label: name }));

export interface PaymentFieldProps {
  /** The form the field belongs to. */
  control: Control<PaymentMethodFields, unknown, PaymentMethodValues>;
  /** Field of the account. */
  name: FieldName;
  /** Whether the method is `others`: bank name and IBAN are optional text then (product.md R12). */
  isOther: boolean;
}

/** Field of a payment account, as a select or text field. Part of `PaymentMethodForm`. */
export function PaymentField({ control, name, isOther }: PaymentFieldProps) {
  const { payment, common } = useMessages(formMessages);
  switch (name) {
    case 'bankName':
      return isOther ? (
        <FormTextField
          control={control}
          name={name}
          label={payment.otherBank}
          note={common.optional}
          autoComplete="off"
          dir="auto"
        />
      ) : (
        <BankField control={control} />
      );
    case 'phoneNumber':
      return <PhoneField control={control} />;
    case 'accountNumber':
      return (
        <FormTextField
          control={control}
          name={name}
          label={payment.account}
          inputMode={isOther ? 'text' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          required
        />
      );
    case 'nayapayId':
      return (
        <FormTextField
          control={control}
          name={name}
          label={payment.nayapayId}
          placeholder={payment.nayapayIdPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
      );
    case 'iban':
      return <IbanField control={control} isOptional={isOther} />;
    default:
      return name satisfies never;
  }
}

type FieldProps = Pick<PaymentFieldProps, 'control'>;

function BankField({ control }: FieldProps) {
  const { payment } = useMessages(formMessages);
  const select = useFormInput({ control, name: 'bankName' });
  return (
    <Select {...select} label={payment.bank} placeholder={payment.bankPlaceholder} options={BANK_OPTIONS} required />
  );
}

function PhoneField({ control }: FieldProps) {
  const { payment } = useMessages(formMessages);
  const { field, fieldState } = useController({ control, name: 'phoneNumber' });
  const { onChange: onValueChange, ...input } = field;
  return (
    <TextField
      {...input}
      label={payment.phone}
      placeholder={payment.phonePlaceholder}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      dir="ltr"
      onValueChange={onValueChange}
      error={fieldState.error?.message}
      warning={fieldState.isTouched ? phoneWarning(field.value) : undefined}
      required
    />
  );
}

function IbanField({ control, isOptional }: FieldProps & { isOptional: boolean }) {
  const { payment, common } = useMessages(formMessages);
  const { field, fieldState } = useController({ control, name: 'iban' });
  const { onChange: onValueChange, ...input } = field;
  const texts = useMessages(accountFormMessages);
  const state = ibanState(field.value);
  const count = normaliseIban(field.value).length;
  // Digits typed so far are no mistake: an incomplete number is one only after the field was left.
  const warning =
    state === 'invalid' && count === PAKISTANI_IBAN_LENGTH
      ? texts.ibanInvalid
      : state === 'invalid' || fieldState.isTouched
        ? ibanWarning(field.value)
        : undefined;
  return (
    <TextField
      {...input}
      label={payment.iban}
      {...(isOptional ? { note: common.optional } : { required: true })}
      placeholder={payment.ibanPlaceholder}
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="done"
      spellCheck={false}
      dir="ltr"
      normalise={groupIban}
      onValueChange={onValueChange}
      error={fieldState.error?.message}
      warning={warning}
      counter={state === 'incomplete' ? texts.ibanCount({ n: count, of: PAKISTANI_IBAN_LENGTH }) : undefined}
      success={state === 'valid' ? texts.ibanValid : undefined}
    />
  );
}
