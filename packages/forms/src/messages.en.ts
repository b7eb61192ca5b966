import { commonMessages as common } from './common.messages.en.ts';

/**
 * Messages of the forms: labels, hints, buttons, validation (product.md R31) and the fallbacks of a failed call (product.md R32).
 * A message with values is a function of one object that names them. Another language is another table of the type `Messages`.
 */
export const messages = {
  common,

  /** Messages of a failed call when the server sent none (product.md R32). */
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
    updateSetting: 'Failed to update setting',
  },

  phone: {
    label: 'Mobile number',
    hint: 'Your one-time password (OTP) arrives over WhatsApp.',
    placeholder: '3XX XXX XXXX',
    invalid: 'Phone number is not valid.',
    submit: common.continue,
  },

  otp: {
    label: '6-digit code',
    loginInvalid: 'OTP must be 6 digits long.',
    loginChange: 'Change Phone Number',
    aadhaarSentTo: ({ to }: { to: string }) =>
      `We sent a 6-digit code to the mobile number registered with Aadhaar ${to}`,
    aadhaarInvalid: 'Please enter all 6 digits',
    aadhaarChange: 'Change Aadhaar Number',
    verify: 'Verify OTP',
    verifying: 'Verifying...',
    resend: 'Resend OTP',
    resendIn: ({ time }: { time: string }) => `Resend OTP in ${time}`,
    resent: 'A new code is on its way.',
    noCodeYet: 'No code yet?',
    paste: 'Paste code',
    pasteFoundNothing: 'There is no 6-digit code in your clipboard.',
    pasteRefused: 'Your browser did not let us read the clipboard. Type the code instead.',
  },

  /** Receiver of a login code, by the channels that took it. */
  codeSentTo: {
    whatsapp: ({ to }: { to: string }) => `We sent a 6-digit code over WhatsApp to ${to}`,
    sms: ({ to }: { to: string }) => `We sent a 6-digit code by SMS to ${to}`,
    both: ({ to }: { to: string }) => `We sent the same 6-digit code over WhatsApp and by SMS to ${to}`,
    unnamed: ({ to }: { to: string }) => `We sent a 6-digit code to ${to}`,
  },

  /** Buttons that send the same code over another channel. */
  sendCodeOver: { whatsapp: 'Send it on WhatsApp instead', sms: 'Send it by SMS instead' },

  /** Notes after that. */
  codeSentOver: {
    whatsapp: 'The same code is on its way on WhatsApp as well.',
    sms: 'The same code is on its way by SMS as well.',
  },

  aadhaar: {
    label: 'Aadhaar number',
    hint: 'An OTP goes to the mobile number registered with this Aadhaar.',
    invalid: 'Please enter a valid 12-digit Aadhaar number',
    submit: 'Send OTP',
    agree: ({ button }: { button: string }) => `By pressing ${button} you confirm:`,
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

  /** Names of methods that are not brands. */
  methods: { bank: 'Bank', others: 'Others' },
  /** Names of their accounts at the beginning of a sentence. */
  accountNames: { bank: 'A bank account', others: 'This account' },

  payment: {
    method: common.method,
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
    iban: common.iban,
    ibanPlaceholder: 'PK00 XXXX 0000 0000 0000 0000',
    ibanRequired: 'IBAN is required',
    ibanWarning: 'This does not look like a Pakistani IBAN. Please check it.',
    bank: 'Bank',
    bankPlaceholder: 'Choose a bank',
    bankRequired: 'Bank selection is required',
    otherBank: 'Bank name',
    submit: 'Add Payment Method',
    submitting: 'Adding...',
    cancel: common.cancel,
    discardTitle: 'Discard Changes?',
    discardMessage: 'You have unsaved changes. Are you sure you want to discard them?',
    discardConfirm: 'Discard',
    discardCancel: common.keepEditing,
  },

  sell: {
    amount: 'Amount to sell',
    unit: common.unit,
    belowMinimum: ({ n }: { n: number }) => `Minimum amount is ${n} USDT`,
    aboveMaximum: 'Maximum amount is 100000 USDT',
    noPrice: 'There is no price for this amount right now. Please try again later.',
    aboveTransfer: ({ name, max }: { name: string; max: string }) =>
      `${name} carries at most ${max} in one transfer. Choose another account or sell less.`,
    accountAboveTransfer: ({ name, max }: { name: string; max: string }) =>
      `${name} carries at most ${max} in one transfer. Choose another account.`,
    atMost: ({ max }: { max: string }) => `At most ${max} in one transfer`,
    atTheBank: common.atTheBank,
    otherName: 'Not your verified name',
    accounts: 'Receive in',
    addAccount: 'Add New Bank',
    amountMissing: 'Enter how much you want to sell.',
    accountMissing: 'Choose or add the account that should receive your rupees.',
    submit: 'Continue to Network Selection',
  },

  network: {
    legend: common.network,
    limit: ({ min, max }: { min: string; max: string }) => `Limit: ${min} - ${max} USDT`,
    sellMore: ({ n }: { n: string }) => `Sell ${n} USDT more to use this network`,
    sellLess: ({ n }: { n: string }) => `Sell ${n} USDT less to use this network`,
    missing: 'Choose a network.',
    noneFits: 'No network takes this amount. Go back and change it.',
    allPaused: 'No network can be used at the moment.',
    back: 'Back',
    submit: 'Sell Now',
    submitting: 'Creating your order...',
  },
};

/** Type of the table in every language: the same rows with the same placeholders. */
export type Messages = typeof messages;
