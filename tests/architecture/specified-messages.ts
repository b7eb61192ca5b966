/** Message whose exact text docs/product.md specifies. */
export interface SpecifiedMessage {
  /** When it is shown. */
  when: string;
  /** Text, as in docs/product.md. */
  text: string;
  /** Shown by a screen of the app; without it, by a form. */
  by?: 'screen';
}

/** Validation messages (product.md R31). */
export const VALIDATION: readonly SpecifiedMessage[] = [
  { when: 'Mobile number does not match the country', text: 'Phone number is not valid.' },
  { when: 'Code at login is not complete', text: 'OTP must be 6 digits long.' },
  { when: 'Code of the identity check is not complete', text: 'Please enter all 6 digits' },
  { when: 'Aadhaar number is not complete', text: 'Please enter a valid 12-digit Aadhaar number' },
  { when: 'Name is empty', text: 'Full name is required' },
  { when: 'Postal code is not six digits', text: 'Pincode must be 6 digits' },
  { when: 'Account without a holder', text: 'Account holder name is required' },
  { when: 'Account without a phone', text: 'Phone number is required' },
  { when: 'Placeholder of that phone number', text: '03XX XXXXXXX' },
  { when: 'Account without a number', text: 'Account number is required' },
  { when: 'Account without a NayaPay ID', text: 'NayaPay ID is required' },
  { when: 'Account without an IBAN', text: 'IBAN is required' },
  { when: 'Bank not chosen', text: 'Bank selection is required' },
  { when: 'Leaving a half-filled account', text: 'Discard Changes?' },
  { when: 'The question in that dialog', text: 'You have unsaved changes. Are you sure you want to discard them?' },
  { when: 'Amount too small', text: 'Minimum amount is {n} USDT' },
  { when: 'Amount too large', text: 'Maximum amount is 100000 USDT' },
  { when: 'Limits of a network', text: 'Limit: {min} - {max} USDT' },
];

/** Messages of failed calls for which the server sent no message of its own (product.md R32). */
export const FAILURES: readonly SpecifiedMessage[] = [
  { when: 'Any failure without a message of its own', text: 'Something went wrong, please try again!' },
  { when: 'An unexpected error', text: 'An unexpected error occurred. Please try again.' },
  { when: 'The code was not sent', text: 'Failed to send OTP. Please try again.' },
  { when: 'The code was refused', text: 'Invalid OTP. Please try again.' },
  { when: 'The account was not added', text: 'Failed to add payment method' },
  { when: 'No connection while adding it', text: 'Network error' },
  { when: 'Prices or accounts did not load', text: 'Failed to load initial data. Please try again.', by: 'screen' },
  { when: 'Networks did not load', text: 'Failed to load networks. Please try again.', by: 'screen' },
  { when: 'The order was refused', text: 'Failed to create order' },
  { when: 'The request for the order failed', text: 'Failed to create order. Please try again.' },
  { when: 'Cancelling was refused', text: 'Failed to cancel order', by: 'screen' },
  { when: 'The request to cancel failed', text: 'Failed to cancel order. Please try again.', by: 'screen' },
  { when: 'The profile did not load', text: 'Failed to load profile data', by: 'screen' },
  { when: 'The reason, when the server sends none', text: 'Failed to fetch profile', by: 'screen' },
  { when: 'The settings did not load', text: 'Failed to load settings', by: 'screen' },
  { when: 'A setting was not saved', text: 'Failed to update setting' },
  { when: 'The statistics did not load', text: 'Failed to load statistics', by: 'screen' },
  { when: 'The page does not exist, or this user may not open it', text: 'No page found', by: 'screen' },
  { when: 'Details were refused', text: 'Failed to save details' },
  { when: 'The request with the details failed', text: 'Failed to save details. Please try again.' },
];
