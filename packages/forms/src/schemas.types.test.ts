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

/** An account as it is handed over: which fields it has is decided by the method, in the domain. */
interface Account {
  method: Method;
  name: string;
  bankName?: string | undefined;
  accountNumber?: string | undefined;
  phoneNumber?: string | undefined;
  nayapayId?: string | undefined;
  iban?: string | undefined;
}

test('what the fields hold is text, and nothing more', () => {
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

test('what is handed over is what the contract takes', () => {
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
