import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CodeChannel } from '@sarraf/domain';
import type { Resolver } from 'react-hook-form';
import type { Messages } from '../messages.ts';
import { splitAtValue } from '../split-at-value.ts';
import { aadhaarOtpSchema, loginOtpSchema, type OtpFields, type OtpValues } from './otp.schema.ts';

interface OtpKind {
  resolver: Resolver<OtpFields, unknown, OtpValues>;
  /** Message about the receiver of the code and the channels that took it, split around the receiver. */
  sentTo: (messages: Messages, sentOver: readonly CodeChannel[]) => [before: string, after: string];
  /** Label of the button back to the number. */
  change: (otp: Messages['otp']) => string;
}

/** Differences between the two codes: error message, message about the receiver, and label of the back button. */
export const KINDS: Record<'login' | 'aadhaar', OtpKind> = {
  login: {
    resolver: valibotResolver(loginOtpSchema),
    sentTo: ({ codeSentTo }, [first, second]) => {
      const message = codeSentTo[second === undefined ? (first ?? 'unnamed') : 'both'];
      return splitAtValue((to) => message({ to }));
    },
    change: (otp) => otp.loginChange,
  },
  aadhaar: {
    resolver: valibotResolver(aadhaarOtpSchema),
    sentTo: ({ otp }) => splitAtValue((to) => otp.aadhaarSentTo({ to })),
    change: (otp) => otp.aadhaarChange,
  },
};
