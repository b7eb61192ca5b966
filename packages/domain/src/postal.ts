import { compact } from './text.ts';

/** Currencies whose country's postal codes are known (product.md R11). */
export type PostalCountry = 'PKR' | 'USD' | 'CAD' | 'INR';

const PATTERNS: Record<PostalCountry, RegExp> = {
  PKR: /^[0-9]{6}$/,
  USD: /^(?:[0-9]{5}|[0-9]{9})$/,
  CAD: /^[0-9a-z]{6}$/i,
  INR: /^[0-9]{6}$/,
};

/** Whether a text is a postal code of the currency's country, spaces and dashes ignored (product.md R11). */
export const isPostalCode = (country: PostalCountry, text: string): boolean => PATTERNS[country].test(compact(text));
