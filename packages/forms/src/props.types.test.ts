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

/** Takes some of a form's props, as a story does. */
const props = <Props>(some: Partial<Props>) => some;
/** Takes what a form needs, as a screen does. */
const allProps = <Props>(all: Props) => all;
const nothing = () => undefined;
const accept = async (): Promise<SubmitResult> => ({ ok: true });

// Never called: `tsc` judges it. Each illegal use stands beside its legal twin.
const signIn = () => {
  allProps<LoginPhoneFormProps>({ onSubmit: accept, initialValues: { mobile: '3001234567' }, testPhone: '1234567890' });
  // @ts-expect-error a form that submits nothing is none
  allProps<LoginPhoneFormProps>({ busy: true });
  // @ts-expect-error a number is text: it may begin with a zero
  props<LoginPhoneFormProps>({ initialValues: { mobile: 3_001_234_567 } });
  // @ts-expect-error the answer says what became of it
  props<LoginPhoneFormProps>({ onSubmit: async () => undefined });

  props<AadhaarNumberFormProps>({ initialValues: { aadhaarNumber: '123456789012' }, disabled: true });
  // @ts-expect-error the field is named as in the contract
  props<AadhaarNumberFormProps>({ initialValues: { aadhaar: '123456789012' } });

  const code = { sentTo: '+92 300 123 4567', resendInSeconds: 42, onSubmit: accept, onChangeNumber: nothing };
  allProps<OtpFormProps>({ ...code, kind: 'login', onResend: accept });
  // @ts-expect-error there are two codes, with words of their own
  allProps<OtpFormProps>({ ...code, kind: 'email', onResend: accept });
  // @ts-expect-error whoever got no code must be able to ask again
  allProps<OtpFormProps>({ ...code, kind: 'login' });

  props<BasicDetailsFormProps>({ today: '2026-11-21', onDirtyChange: (dirty) => expectTypeOf(dirty).toBeBoolean() });
  // @ts-expect-error a day is text, `YYYY-MM-DD`, in nobody's time zone
  props<BasicDetailsFormProps>({ today: new Date() });
};

const sale = () => {
  props<PaymentMethodFormProps>({ initialValues: { method: 'raast', iban: '' }, onCancel: nothing, actionsSlot: null });
  // @ts-expect-error the methods are those of the domain
  props<PaymentMethodFormProps>({ initialValues: { method: 'paypal' } });

  props<SellAmountFieldProps>({ amount: '500', min: 100, hint: 'From 100' });
  // @ts-expect-error an amount is text, exactly as typed
  props<SellAmountFieldProps>({ amount: 500 });
  // @ts-expect-error its sentences are those of the table
  props<SellAmountFieldProps>({ error: 'Too little' });

  props<SellAmountFormProps>({ amount: '500', bankAccountId: null, onSubmit: nothing, busy: true });
  props<SellAmountFormProps>({ onSubmit: accept });
  // @ts-expect-error the app holds the values, so there are no first ones
  props<SellAmountFormProps>({ initialValues: { amount: '500' } });

  props<PayoutAccountChoiceProps<PayoutAccount>>({ value: null, error: 'Choose an account' });
  // @ts-expect-error an account is named by its id
  props<PayoutAccountChoiceProps<PayoutAccount>>({ value: 1 });

  props<NetworkChoiceFormProps<ChoosableNetwork & { logo: string }>>({ renderMark: ({ logo }) => logo });
  // @ts-expect-error a network without limits cannot be judged
  props<NetworkChoiceFormProps<{ id: string; name: string }>>({ amount: '500' });
};

test('what became of a submission is said one way', () => {
  expectTypeOf<{ ok: false; errors: { mobile: string } }>().toExtend<SubmitResult>();
  expectTypeOf<{ ok: false; message: string }>().toExtend<SubmitResult>();
  expectTypeOf<{ ok: false; errors: { mobile: string[] } }>().not.toExtend<SubmitResult>();
  expectTypeOf<{ ok: 'yes' }>().not.toExtend<SubmitResult>();
  expectTypeOf(signIn).toBeFunction();
  expectTypeOf(sale).toBeFunction();
});
