import { expectTypeOf, test } from 'vitest';
import type {
  AadhaarNumberFormProps,
  BasicDetailsFormProps,
  ChoosableNetwork,
  LoginPhoneFormProps,
  NetworkChoiceFormProps,
  OtpFormProps,
  PaymentMethodFormProps,
  PayoutAccount,
  PayoutAccountChoiceProps,
  SellAmountFieldProps,
  SellAmountFormProps,
  SubmitResult,
} from './index.ts';

/** Type-checks some props of a form, as in a story. */
const props = <Props>(some: Partial<Props>) => some;
/** Type-checks all props of a form, as in a screen. */
const allProps = <Props>(all: Props) => all;
const nothing = () => undefined;
const accept = async (): Promise<SubmitResult> => ({ ok: true });

// Never called, only type-checked. Each illegal use follows the legal one.
const signIn = () => {
  allProps<LoginPhoneFormProps>({ onSubmit: accept, initialValues: { mobile: '3001234567' }, testPhone: '1234567890' });
  // @ts-expect-error `onSubmit` is required
  allProps<LoginPhoneFormProps>({ busy: true });
  // @ts-expect-error a number is text: it may begin with a zero
  props<LoginPhoneFormProps>({ initialValues: { mobile: 3_001_234_567 } });
  // @ts-expect-error `onSubmit` returns a result
  props<LoginPhoneFormProps>({ onSubmit: async () => undefined });

  props<AadhaarNumberFormProps>({ initialValues: { aadhaarNumber: '123456789012' }, disabled: true });
  // @ts-expect-error the field is named as in the contract
  props<AadhaarNumberFormProps>({ initialValues: { aadhaar: '123456789012' } });

  const code = { sentTo: '+92 300 123 4567', resendInSeconds: 42, onSubmit: accept, onChangeNumber: nothing };
  allProps<OtpFormProps>({ ...code, kind: 'login', onResend: accept });
  // @ts-expect-error there are two kinds of codes
  allProps<OtpFormProps>({ ...code, kind: 'email', onResend: accept });
  props<OtpFormProps>({ sentOver: ['whatsapp'], otherChannel: 'sms', otherChannelInSeconds: 20, onSendOver: accept });
  // @ts-expect-error there are two channels
  props<OtpFormProps>({ otherChannel: 'voice' });
  // @ts-expect-error `onResend` is required
  allProps<OtpFormProps>({ ...code, kind: 'login' });

  props<BasicDetailsFormProps>({ today: '2026-11-21', onDirtyChange: (dirty) => expectTypeOf(dirty).toBeBoolean() });
  // @ts-expect-error a day is text, `YYYY-MM-DD`, without a time zone
  props<BasicDetailsFormProps>({ today: new Date() });
};

const sale = () => {
  props<PaymentMethodFormProps>({ initialValues: { method: 'raast', iban: '' }, onCancel: nothing, actionsSlot: null });
  // @ts-expect-error the methods are those of the domain
  props<PaymentMethodFormProps>({ initialValues: { method: 'paypal' } });

  props<SellAmountFieldProps>({ amount: '500', min: 100, hint: 'From 100' });
  // @ts-expect-error an amount is text, exactly as typed
  props<SellAmountFieldProps>({ amount: 500 });
  // @ts-expect-error the label comes from the message table
  props<SellAmountFieldProps>({ error: 'Too little' });

  props<SellAmountFormProps>({ amount: '500', bankAccountId: null, onSubmit: nothing, busy: true });
  props<SellAmountFormProps>({ onSubmit: accept });
  // @ts-expect-error the form is controlled, so there are no initial values
  props<SellAmountFormProps>({ initialValues: { amount: '500' } });

  props<PayoutAccountChoiceProps<PayoutAccount>>({ value: null, error: 'Choose an account' });
  // @ts-expect-error an account is named by its id
  props<PayoutAccountChoiceProps<PayoutAccount>>({ value: 1 });

  props<NetworkChoiceFormProps<ChoosableNetwork & { logo: string }>>({ renderMark: ({ logo }) => logo });
  // @ts-expect-error a network has limits
  props<NetworkChoiceFormProps<{ id: string; name: string }>>({ amount: '500' });
};

test('the result of a submission has one type', () => {
  expectTypeOf<{ ok: false; errors: { mobile: string } }>().toExtend<SubmitResult>();
  expectTypeOf<{ ok: false; message: string }>().toExtend<SubmitResult>();
  expectTypeOf<{ ok: false; errors: { mobile: string[] } }>().not.toExtend<SubmitResult>();
  expectTypeOf<{ ok: 'yes' }>().not.toExtend<SubmitResult>();
  expectTypeOf(signIn).toBeFunction();
  expectTypeOf(sale).toBeFunction();
});
