import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import type { Messages } from '../messages.ts';
import { splitAtValue } from '../split-at-value.ts';
import { aadhaarOtpSchema, loginOtpSchema, type OtpFields, type OtpValues } from './otp.schema.ts';

interface OtpKind {
  resolver: Resolver<OtpFields, unknown, OtpValues>;
  /** Message about the receiver of the code, split around the receiver. */
  sentTo: (otp: Messages['otp']) => [before: string, after: string];
  /** Label of the button back to the number. */
  change: (otp: Messages['otp']) => string;
}

/** Differences between the two codes: error message, message about the receiver, and label of the back button. */
export const KINDS: Record<'login' | 'aadhaar', OtpKind> = {
  login: {
    resolver: valibotResolver(loginOtpSchema),
    sentTo: (otp) => splitAtValue((to) => otp.loginSentTo({ to })),
    change: (otp) => otp.loginChange,
  },
  aadhaar: {
    resolver: valibotResolver(aadhaarOtpSchema),
    sentTo: (otp) => splitAtValue((to) => otp.aadhaarSentTo({ to })),
    change: (otp) => otp.aadhaarChange,
  },
};
