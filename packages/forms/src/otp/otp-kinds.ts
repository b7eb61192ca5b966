import { valibotResolver } from '@hookform/resolvers/valibot';
import { around } from '../around.ts';
import { messages } from '../messages.ts';
import { aadhaarOtpSchema, loginOtpSchema } from './otp.schema.ts';

const { otp } = messages;

/** What differs between the two codes: the rule's sentence, where the code went, and the way back. */
export const KINDS = {
  login: {
    resolver: valibotResolver(loginOtpSchema),
    sentTo: around((to) => otp.loginSentTo({ to })),
    change: otp.loginChange,
  },
  aadhaar: {
    resolver: valibotResolver(aadhaarOtpSchema),
    sentTo: around((to) => otp.aadhaarSentTo({ to })),
    change: otp.aadhaarChange,
  },
};
