import { plainText } from './text.ts';

const UTR = /^[A-Z0-9][A-Z0-9/-]{5,39}$/;

/** A bank's reference as it is stored and compared: trimmed, in capitals, digits 0–9, nothing invisible (product.md R46). */
export const normaliseUtr = (input: string): string => plainText(input).toUpperCase();

/** Whether a text, once normalised, is a UTR: 6 to 40 capitals, digits, slashes and dashes, the first a capital or a digit. */
export const isUtr = (input: string): boolean => UTR.test(normaliseUtr(input));
