import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the login page; those of its forms are in `@sarraf/forms`. */
export const loginMessages = {
  phone: {
    title: 'Log in or sign up',
    lead: 'Enter your mobile number. New here? The same number opens your account.',
  },
  code: { title: common.enterOtp, openWhatsApp: 'Open WhatsApp' },
  /** Why the user was logged out. */
  ended: {
    expired: 'Your session has ended. Please log in again to go on where you were.',
    'other-tab': 'You were logged out in another tab.',
  },
};
