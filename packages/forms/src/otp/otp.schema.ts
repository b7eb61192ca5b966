import { compact, isOtp } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';

const otpSchema = (invalid: () => string) =>
  v.object({ otp: v.pipe(v.string(), v.transform(compact), v.check(isOtp, invalid)) });

/** The code of a login (product.md R9). */
export const loginOtpSchema = otpSchema(() => formMessages.current.otp.loginInvalid);
/** The code sent to the mobile registered with the Aadhaar (product.md R9). */
export const aadhaarOtpSchema = otpSchema(() => formMessages.current.otp.aadhaarInvalid);

/** Value of the boxes. */
export type OtpFields = v.InferInput<typeof loginOtpSchema>;
/** Output of the form: six ASCII digits. */
export type OtpValues = v.InferOutput<typeof loginOtpSchema>;
