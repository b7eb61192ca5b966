/** Message whose exact text docs/product.md specifies. */
export interface SpecifiedMessage {
  /** When it is shown. */
  when: string;
  /** Text, as in docs/product.md. */
  says: string;
  /** Shown by a screen of the app; without it, by a form. */
  by?: 'screen';
}

/** Validation messages (product.md R31). */
export const VALIDATION: readonly SpecifiedMessage[] = [
  { when: 'Mobile number does not match the country', says: 'Phone number is not valid.' },
  { when: 'Code at login is not complete', says: 'OTP must be 6 digits long.' },
  { when: 'Code of the identity check is not complete', says: 'Please enter all 6 digits' },
  { when: 'Aadhaar number is not complete', says: 'Please enter a valid 12-digit Aadhaar number' },
  { when: 'Name is empty', says: 'Full name is required' },
  { when: 'Postal code is not six digits', says: 'Pincode must be 6 digits' },
  { when: 'Account without a holder', says: 'Account holder name is required' },
  { when: 'Account without a phone', says: 'Phone number is required' },
  { when: 'How such a phone is written', says: '03XX XXXXXXX' },
  { when: 'Account without a number', says: 'Account number is required' },
  { when: 'Account without a NayaPay ID', says: 'NayaPay ID is required' },
  { when: 'Account without an IBAN', says: 'IBAN is required' },
  { when: 'Bank not chosen', says: 'Bank selection is required' },
  { when: 'Leaving a half-filled account', says: 'Discard Changes?' },
  { when: 'The question under it', says: 'You have unsaved changes. Are you sure you want to discard them?' },
  { when: 'Amount too small', says: 'Minimum amount is {n} USDT' },
  { when: 'Amount too large', says: 'Maximum amount is 100000 USDT' },
  { when: 'Limits of a network', says: 'Limit: {min} - {max} USDT' },
];

/** Messages of failed calls for which the server sent no message of its own (product.md R32). */
export const FAILURES: readonly SpecifiedMessage[] = [
  { when: 'Anything, when nothing better is known', says: 'Something went wrong, please try again!' },
  { when: 'An error nobody expected', says: 'An unexpected error occurred. Please try again.' },
  { when: 'The code was not sent', says: 'Failed to send OTP. Please try again.' },
  { when: 'The code was refused', says: 'Invalid OTP. Please try again.' },
  { when: 'The account was not added', says: 'Failed to add payment method' },
  { when: 'No connection while adding it', says: 'Network error' },
  { when: 'Prices or accounts did not load', says: 'Failed to load initial data. Please try again.', by: 'screen' },
  { when: 'Networks did not load', says: 'Failed to load networks. Please try again.', by: 'screen' },
  { when: 'The order was refused', says: 'Failed to create order' },
  { when: 'The order did not arrive', says: 'Failed to create order. Please try again.' },
  { when: 'Cancelling was refused', says: 'Failed to cancel order', by: 'screen' },
  { when: 'Cancelling did not arrive', says: 'Failed to cancel order. Please try again.', by: 'screen' },
  { when: 'The profile did not load', says: 'Failed to load profile data', by: 'screen' },
  { when: 'Why, when the server does not say', says: 'Failed to fetch profile', by: 'screen' },
  { when: 'The settings did not load', says: 'Failed to load settings', by: 'screen' },
  { when: 'A setting was not saved', says: 'Failed to update setting' },
  { when: 'The statistics did not load', says: 'Failed to load statistics', by: 'screen' },
  { when: 'Somebody else opens them, or an address that is nowhere', says: 'No page found', by: 'screen' },
  { when: 'Details were refused', says: 'Failed to save details' },
  { when: 'Details did not arrive', says: 'Failed to save details. Please try again.' },
];
