// Apart from the arithmetic, so that a page which only dials does not load it.

/** How the currency is written in front of an amount (product.md R5). */
export const CURRENCY_LABEL = 'Rs.';
/** Country calling code, without the plus (product.md R5). */
export const DIAL_CODE = '92';
