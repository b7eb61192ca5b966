import { withoutBlanks } from './text.ts';

/** An order's id as it is compared: in lower case, without blanks and invisible marks. */
export const normaliseOrderId = (input: string): string => withoutBlanks(input).toLowerCase();

/** Short form of an order's id on screens: its last six characters in capitals. */
export const shortOrderId = (orderId: string): string => orderId.slice(-6).toUpperCase();
