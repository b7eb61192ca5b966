import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import type { Messages } from '../messages.ts';
import { splitAtValue } from '../split-at-value.ts';
import { aadhaarOtpSchema, loginOtpSchema, type OtpFields, type OtpValues } from './otp.schema.ts';

interface OtpKind {
  resolver: Resolver<OtpFields, unknown, OtpValues>;
  /** Where the code went, around the place itself. */
  sentTo: (otp: Messages['otp']) => [before: string, after: string];
  /** The way back. */
  change: (otp: Messages['otp']) => string;
}

/** What differs between the two codes: the rule's sentence, where the code went, and the way back. */
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
