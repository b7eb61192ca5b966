/** Messages of the form of a payment account, besides those of its fields; loaded with it. */
export const accountFormMessages = {
  ibanCount: ({ n, of }: { n: number; of: number }) => `${n} of ${of}`,
  ibanValid: 'No typing mistake found in this IBAN.',
  ibanInvalid: 'The check digits do not fit this number. Compare it with your bank, character by character.',
  save: 'Save Changes',
};
