import { definePreference } from './define-preference.ts';

/** Digits shown while the app is in Urdu. The text stays the same; a font shows other glyphs (docs/adr/0028). */
export type Digits = 'latin' | 'urdu';

/** Digits for a stored choice; Latin for anything unknown. */
export const digitsOf = (stored: string | null): Digits => (stored === 'urdu' ? 'urdu' : 'latin');

/** The preference for digits in Urdu. */
export const digits = definePreference<Digits>({
  key: 'digits',
  parse: digitsOf,
  format: String,
  // `urdu.css` in packages/ui selects on this attribute.
  apply(chosen) {
    document.documentElement.dataset['digits'] = chosen;
  },
  prerendered: 'latin',
});

/** The chosen digits and the setter. */
export const useDigits = digits.use;
