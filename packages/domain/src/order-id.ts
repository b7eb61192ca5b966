import { withoutBlanks } from './text.ts';

/** An order's id as it is compared: in lower case, without blanks and invisible marks. */
export const normaliseOrderId = (input: string): string => withoutBlanks(input).toLowerCase();
