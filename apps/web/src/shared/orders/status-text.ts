import { statusLabel, transferStatusLabel } from '@sarraf/domain';
import { statusTextMessages } from './status-text.messages.ts';

/** What a table calls a word of the server, in any letter case; undefined for one it does not know. */
const told = (table: Readonly<Record<string, string>>, word: string): string | undefined => {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
};

/** The status of an order in words; one that no build has heard of in its own (product.md R19). */
export const orderStatusText = (status: string): string =>
  told(statusTextMessages.current.orders, status) ?? statusLabel(status);

/** The status of a transfer in words; one that no build has heard of in its own (product.md R27). */
export const transferStatusText = (status: string): string =>
  told(statusTextMessages.current.transfers, status) ?? transferStatusLabel(status);

/** What somebody did, in words, as the activities of the platform tell it. */
export const actionText = (action: string): string =>
  told(statusTextMessages.current.actions, action) ?? statusLabel(action);

/** What became of it, in words. */
export const activityStatusText = (status: string): string =>
  told(statusTextMessages.current.activities, status) ?? status.replaceAll('_', ' ').toUpperCase();
