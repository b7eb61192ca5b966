/** Id of the dialog with the receipt. */
export const RECEIPT_DIALOG = 'receipt';
