import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../../shared/layout/brand.ts';

/** Messages of the identity verification; those of its forms are in `@sarraf/forms`. */
export const verifyIdentityMessages = {
  number: {
    title: 'Verify your identity',
    lead: 'The last step before you can sell. You do this once.',
  },
  loading: common.loading,
  readFirst: 'Please read what you agree to, above the button, and press it again.',
  code: { title: common.enterOtp },

  /** Before the page of the provider. */
  redirect: {
    title: 'One page to go',
    lead: 'Our verification service confirms who you are on a page of its own.',
    opens: ({ host }: { host: string }) => `${host} opens in this tab.`,
    steps: [
      `Log in there and agree that your name and birth date are shared with ${BRAND.name}.`,
      'Come back to this page: it shows the result.',
    ],
    go: 'Continue to the page',
  },
  /** After coming back from it. */
  back: {
    title: 'Waiting for the result',
    lead: 'This can take a minute. You do not have to do anything here.',
    notDone: ({ host }: { host: string }) => `Did you not finish on ${host}? Open the page again.`,
    again: 'Open the page again',
  },
  wait: {
    title: 'Checking your identity',
    lead: 'The verification service needs some time. You do not have to do anything.',
    mayLeave: 'You may close this page and come back later: the check goes on, and the result is shown here.',
  },
  asking: 'Asking for the result…',
  unanswered: 'We could not ask for the result just now. We keep trying, nothing is lost.',
  /** Before the time at which the page of the provider closes. */
  openUntil: 'Open until',

  refused: {
    title: 'Your identity is not verified yet',
    help: 'Ask support',
    /** By the reasons of the contract, each with what to do next. */
    reasons: {
      'number-invalid': 'This is not a valid Aadhaar number. Compare the 12 digits with your card and try again.',
      'number-unknown':
        'The verification service does not know this number. Compare the 12 digits with your card and try again.',
      'no-mobile':
        'No mobile number is registered with this Aadhaar. Register one at an Aadhaar centre first, or ask support for another way.',
      'code-expired': 'The code was not entered in time. Send a new one.',
      'not-agreed':
        'You did not agree on the page of the verification service, so nothing was shared. To sell, start again and agree there.',
      expired: 'The verification was not finished in time. Start again with the same number.',
      taken:
        'This Aadhaar number already belongs to another account. Log in with the mobile number of that account, or ask support.',
      other:
        'The verification service could not confirm your identity. Check the number and try again, or ask support.',
    },
  },
  success: 'Your identity is verified.',
  opening: 'Opening your dashboard…',
};
