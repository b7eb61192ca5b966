import { BRAND } from './brand.ts';

/** English messages of identity verification: consent, refusals of the provider, the simulated page. */
export const identityMessages = {
  identity: {
    fields: {
      aadhaarNumber: 'Please enter a valid 12-digit Aadhaar number',
      otp: 'Please enter all 6 digits',
      token: 'Please ask for a new code',
      consent: 'Please read the consent and agree to it',
    },
    consentText: `I agree that ${BRAND.name} sends my Aadhaar number and my mobile number to its identity verification service and receives my name and date of birth from it, in order to verify who I am. ${BRAND.name} keeps the name, the date of birth and the last four digits, and does not keep the number itself.`,
    verified: 'Your identity is verified',
    alreadyVerified: 'Your identity is already verified',
    redirected: 'Please continue on the page of the verification service',
    waiting: 'Your identity is being verified. This can take a few minutes.',
    nameIsVerified: 'Your name is verified and cannot be changed here',
    birthdateIsVerified: 'Your date of birth is verified and cannot be changed here',
    refused: {
      numberInvalid: 'This is not a valid Aadhaar number. Please check the digits.',
      numberUnknown: 'This Aadhaar number was not found. Please check the digits.',
      noMobile: 'No mobile is registered with this Aadhaar number, so no code can be sent. Please register one first.',
      codeExpired: 'This code has expired. Please ask for a new one.',
      codeUsed: 'This code was already used. Please ask for a new one.',
      tooSoon: ({ wait }: { wait: string }) =>
        `The verification service asks you to wait. Please try again in ${wait}.`,
      tooManyCodes: ({ wait }: { wait: string }) =>
        `The verification service sends no more codes for now. Please wait ${wait}.`,
      tooManyTries: ({ wait }: { wait: string }) =>
        `The verification service accepts no more codes for now. Please wait ${wait}.`,
      consentMissing: 'The verification service did not accept the consent. Please read it and agree again.',
      notVerifiable: 'This number cannot be verified here. Please write to the support.',
      notAgreed: 'You did not agree on the page of the verification service, so nothing was verified.',
      expired: 'The verification was not finished in time. Please start again.',
      taken: 'This Aadhaar number belongs to another account. Sign in with that account, or write to the support.',
      other: 'The verification service refused. Please start again, or write to the support.',
    },
  },
  identityPage: {
    title: 'Simulated verification service',
    explanation: `On this page of the sandbox you decide whether the verification service tells ${BRAND.name} your name. Nothing here is real.`,
    agree: 'Agree and continue',
    refuse: 'Refuse',
    done: 'This request is already answered.',
    back: `Back to ${BRAND.name}`,
  },
};
