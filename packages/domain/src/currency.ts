// Not in money.ts: a page with only a phone field must not load big.js.

/** Label of the currency in front of an amount (product.md R5). */
export const CURRENCY_LABEL = 'Rs.';
/** Country calling code, without the plus (product.md R5). */
export const DIAL_CODE = '92';
