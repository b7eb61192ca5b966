import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the identity verification; those of its forms are in `@sarraf/forms`. */
export const verifyIdentityMessages = {
  number: {
    title: 'Verify your identity',
    lead: 'The last step before you can sell. You do this once.',
  },
  code: { title: common.enterOtp },
  success: 'Your identity is verified.',
};
