import { type Tone, orderTone, statusLabel } from './order-status.ts';

const KNOWN = new Set(['completed', 'timeout']);

/** English label of a transfer status: `Completed`, `Timeout`, any other in upper case with spaces for underscores (product.md R27). */
export const transferStatusLabel = (status: string): string =>
  KNOWN.has(status.toLowerCase()) ? statusLabel(status) : status.replaceAll('_', ' ').toUpperCase();

/** Tone of a transfer status, by the rules for orders. */
export const transferTone = (status: string): Tone => orderTone(status);
