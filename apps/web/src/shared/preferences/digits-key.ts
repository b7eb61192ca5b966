/** The key a choice is stored under. */
export const DIGITS_KEY = 'digits';

/** How digits look where the app speaks Urdu. The text is the same: a font draws it (docs/adr/0028). */
export type Digits = 'latin' | 'urdu';

/** The digits that a stored choice stands for; Latin ones for all it does not know. */
export const digitsOf = (stored: string | null): Digits => (stored === 'urdu' ? 'urdu' : 'latin');
