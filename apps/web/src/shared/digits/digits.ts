import { definePreference } from '../preference/index.ts';
import { DIGITS_KEY, digitsOf, type Digits } from './digits-key.ts';

/** The digits chosen now, and how to choose. */
export const { use: useDigits } = definePreference<Digits>({
  key: DIGITS_KEY,
  parse: digitsOf,
  format: String,
  // `urdu.css` of ui draws what it says.
  apply(digits) {
    document.documentElement.dataset['digits'] = digits;
  },
  prerendered: 'latin',
});
