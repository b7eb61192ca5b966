/** Kind of the dialog with the details of an order; its subject is the order id. */
export const ORDER_DIALOG = 'order';
