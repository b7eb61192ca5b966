const UTR = /^[A-Z0-9][A-Z0-9/-]{5,39}$/;

/** A bank's reference as it is stored and compared: trimmed, in capitals. */
export const normaliseUtr = (input: string): string => input.trim().toUpperCase();

/** Whether a text, once normalised, is a UTR: 6 to 40 capitals, digits, slashes and dashes, the first a capital or a digit. */
export const isUtr = (input: string): boolean => UTR.test(normaliseUtr(input));
