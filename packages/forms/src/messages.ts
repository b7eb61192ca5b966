import type { LanguageOf } from './language.ts';

/**
 * Every sentence of the forms: labels, hints, buttons, validation (spec §5) and the fallbacks of a failed call (spec §8).
 * Words in braces are holes for `fill`. A second language is a second table of the type `Messages`, with the same holes.
 */
const english = {
  common: {
    optional: 'optional',
    digits: '{count} of {total} digits',
    sendingOtp: 'Sending OTP...',
  },

  /** What a call that failed says when the server gave no words of its own (spec §8). */
  failures: {
    general: 'Something went wrong, please try again!',
    unexpected: 'An unexpected error occurred. Please try again.',
    network: 'Network error',
    sendOtp: 'Failed to send OTP. Please try again.',
    verifyOtp: 'Invalid OTP. Please try again.',
    addPaymentMethod: 'Failed to add payment method',
    saveDetails: 'Failed to save details',
    saveDetailsRetry: 'Failed to save details. Please try again.',
    createOrder: 'Failed to create order',
    createOrderRetry: 'Failed to create order. Please try again.',
  },

  phone: {
    label: 'Mobile number',
    hint: 'We will send a one-time password (OTP) to this number over WhatsApp.',
    placeholder: '3XX XXXXXXX',
    invalid: 'Phone number is not valid.',
    submit: 'Continue',
  },

  otp: {
    label: '6-digit code',
    loginSentTo: 'We sent a 6-digit code over WhatsApp to {to}',
    loginInvalid: 'OTP must be 6 digits long.',
    loginChange: 'Change Phone Number',
    aadhaarSentTo: 'We sent a 6-digit code to the mobile number registered with Aadhaar {to}',
    aadhaarInvalid: 'Please enter all 6 digits',
    aadhaarChange: 'Change Aadhaar Number',
    verify: 'Verify OTP',
    verifying: 'Verifying...',
    resend: 'Resend OTP',
    resendIn: 'Resend OTP in {time}',
    resent: 'A new code is on its way.',
    paste: 'Paste code',
    pasteFoundNothing: 'There is no 6-digit code in your clipboard.',
    pasteRefused: 'Your browser did not let us read the clipboard. Type the code instead.',
  },

  aadhaar: {
    label: 'Aadhaar number',
    hint: 'An OTP goes to the mobile number registered with this Aadhaar.',
    invalid: 'Please enter a valid 12-digit Aadhaar number',
    submit: 'Send OTP',
  },

  details: {
    fullName: 'Full Name',
    fullNameHint: 'As it is written on your identity document.',
    fullNameRequired: 'Full name is required',
    email: 'Email Address',
    birthdate: 'Date of Birth',
    pincode: 'Postal Code',
    pincodeHint: '6 digits',
    pincodeInvalid: 'Pincode must be 6 digits',
    submit: 'Save Details',
    submitting: 'Saving...',
  },

  payment: {
    method: 'Payment method',
    name: 'Account holder name',
    nameHint: 'Exactly as your bank or wallet has it.',
    nameRequired: 'Account holder name is required',
    phone: 'Phone number',
    phonePlaceholder: '03XX XXXXXXX',
    phoneRequired: 'Phone number is required',
    phoneWarning: 'This does not look like a Pakistani mobile number. Please check it.',
    account: 'Account number',
    accountRequired: 'Account number is required',
    nayapayId: 'NayaPay ID',
    nayapayIdPlaceholder: 'name@nayapay',
    nayapayIdRequired: 'NayaPay ID is required',
    iban: 'IBAN',
    ibanPlaceholder: 'PK00 XXXX 0000 0000 0000 0000',
    ibanRequired: 'IBAN is required',
    ibanWarning: 'This does not look like a Pakistani IBAN. Please check it.',
    bank: 'Bank',
    bankPlaceholder: 'Choose a bank',
    bankRequired: 'Bank selection is required',
    otherBank: 'Bank name',
    submit: 'Add Payment Method',
    submitting: 'Adding...',
    cancel: 'Cancel',
    discardTitle: 'Discard Changes?',
    discardMessage: 'You have unsaved changes. Are you sure you want to discard them?',
    discardConfirm: 'Discard',
    discardCancel: 'Keep editing',
  },

  sell: {
    amount: 'Amount to sell',
    unit: 'USDT',
    belowMinimum: 'Minimum amount is {n} USDT',
    aboveMaximum: 'Maximum amount is 100000 USDT',
    noPrice: 'There is no price for this amount right now. Please try again later.',
    accounts: 'Receive in',
    addAccount: 'Add New Bank',
    accountMissing: 'Choose or add the account that should receive your rupees.',
    submit: 'Continue to Network Selection',
  },

  network: {
    legend: 'Network',
    limit: 'Limit: {min} - {max} USDT',
    sellMore: 'Sell {n} USDT more to use this network',
    sellLess: 'Sell {n} USDT less to use this network',
    missing: 'Choose a network.',
    noneFits: 'No network takes this amount. Go back and change it.',
    back: 'Back',
    submit: 'Sell Now',
    submitting: 'Creating your order...',
  },
} as const;

/** The shape of a language: the same rows, other words, the same holes. */
export type Messages = LanguageOf<typeof english>;

/** The table in use. */
export const messages = english satisfies Messages;
