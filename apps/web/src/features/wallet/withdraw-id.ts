/** Name of the dialog that takes USDT out. */
export const WITHDRAW = 'withdraw';
