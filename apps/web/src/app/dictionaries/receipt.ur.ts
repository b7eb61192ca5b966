export { receiptMessages } from '../../shared/receipt/receipt.messages.ur.ts';
export { orderActionsMessages } from '../../shared/orders/order-actions.messages.ur.ts';
