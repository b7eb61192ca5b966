import { onlyDigits } from '../internal/digits.ts';

/** How a country writes its numbers. */
export interface NumberPlan {
  /** Country code without a plus, as in `92`. */
  dialCode: string;
  /** Digits of a national number, as in 10. */
  length: number;
}

/**
 * The national digits a text stands for: `+92 300…`, `0092 300…`, `92 300…` and `0300…` all mean `300…`.
 * A bare dial code counts as one only when there are too many digits without it, since a number may begin with the same figures.
 */
export function nationalDigits(text: string, { dialCode, length }: NumberPlan): string {
  let digits = onlyDigits(text);
  const international = /^[^\p{Nd}]*\+/u.test(text) || digits.startsWith(`00${dialCode}`);
  digits = digits.replace(/^0+/, '');
  if (digits.startsWith(dialCode) && (international || digits.length > length)) {
    digits = digits.slice(dialCode.length).replace(/^0+/, '');
  }
  return digits.slice(0, length);
}
