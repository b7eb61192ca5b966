export { receiptMessages } from '../../shared/receipt/receipt.messages.en.ts';
export { orderActionsMessages } from '../../shared/orders/order-actions.messages.en.ts';
