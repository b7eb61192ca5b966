import { definePreference } from './define-preference.ts';
import { DIGITS_KEY, digitsOf, type Digits } from './digits-key.ts';

/** The digits that Urdu is shown with. */
export const digits = definePreference<Digits>({
  key: DIGITS_KEY,
  parse: digitsOf,
  format: String,
  // `urdu.css` of ui draws what it says.
  apply(chosen) {
    document.documentElement.dataset['digits'] = chosen;
  },
  prerendered: 'latin',
});

/** The digits chosen now, and how to choose. */
export const useDigits = digits.use;
