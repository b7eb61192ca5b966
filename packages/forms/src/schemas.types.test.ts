import type * as v from 'valibot';
import { expectTypeOf, test } from 'vitest';
import type {
  aadhaarNumberSchema,
  aadhaarOtpSchema,
  basicDetailsSchema,
  loginOtpSchema,
  loginPhoneSchema,
  networkChoiceSchema,
  paymentMethodSchema,
  payoutAccountSchema,
  sellAmountSchema,
} from './schemas.ts';

type Method = 'nayapay' | 'sadapay' | 'easypaisa' | 'raast' | 'bank' | 'others';

/** Output of the payment account form; its fields depend on the method, as in the domain. */
interface Account {
  method: Method;
  name: string;
  bankName?: string | undefined;
  accountNumber?: string | undefined;
  phoneNumber?: string | undefined;
  nayapayId?: string | undefined;
  iban?: string | undefined;
}

test('the values of the fields are text', () => {
  expectTypeOf<v.InferInput<ReturnType<typeof loginPhoneSchema>>>().toEqualTypeOf<{ mobile: string }>();
  expectTypeOf<v.InferInput<typeof loginOtpSchema>>().toEqualTypeOf<{ otp: string }>();
  expectTypeOf<v.InferInput<typeof aadhaarOtpSchema>>().toEqualTypeOf<{ otp: string }>();
  expectTypeOf<v.InferInput<typeof aadhaarNumberSchema>>().toEqualTypeOf<{ aadhaarNumber: string }>();
  expectTypeOf<v.InferInput<typeof basicDetailsSchema>>().toEqualTypeOf<{
    fullName: string;
    email: string;
    birthdate: string;
    pincode: string;
  }>();
  expectTypeOf<v.InferInput<typeof paymentMethodSchema>>().toEqualTypeOf<{
    method: Method;
    name: string;
    bankName: string;
    accountNumber: string;
    phoneNumber: string;
    nayapayId: string;
    iban: string;
  }>();
  expectTypeOf<v.InferInput<ReturnType<typeof sellAmountSchema>>>().toEqualTypeOf<{
    amount: string;
    bankAccountId: string;
  }>();
  expectTypeOf<v.InferInput<ReturnType<typeof payoutAccountSchema>>>().toEqualTypeOf<{ bankAccountId: string }>();
  expectTypeOf<v.InferInput<ReturnType<typeof networkChoiceSchema>>>().toEqualTypeOf<{ networkId: string }>();
});

test('the output of a form is what the contract accepts', () => {
  expectTypeOf<v.InferOutput<ReturnType<typeof loginPhoneSchema>>>().toEqualTypeOf<{ mobile: string }>();
  expectTypeOf<v.InferOutput<typeof loginOtpSchema>>().toEqualTypeOf<{ otp: string }>();
  expectTypeOf<v.InferOutput<typeof aadhaarOtpSchema>>().toEqualTypeOf<{ otp: string }>();
  expectTypeOf<v.InferOutput<typeof aadhaarNumberSchema>>().toEqualTypeOf<{ aadhaarNumber: string }>();
  expectTypeOf<v.InferOutput<typeof basicDetailsSchema>>().branded.toEqualTypeOf<{
    fullName: string;
    email?: string | undefined;
    birthdate?: string | undefined;
    pincode?: string | undefined;
  }>();
  expectTypeOf<v.InferOutput<typeof paymentMethodSchema>>().branded.toEqualTypeOf<Account>();
  expectTypeOf<v.InferOutput<ReturnType<typeof sellAmountSchema>>>().toEqualTypeOf<{
    amount: string;
    bankAccountId: string;
  }>();
  expectTypeOf<v.InferOutput<ReturnType<typeof payoutAccountSchema>>>().toEqualTypeOf<{ bankAccountId: string }>();
  expectTypeOf<v.InferOutput<ReturnType<typeof networkChoiceSchema>>>().toEqualTypeOf<{ networkId: string }>();
});
