import { statusLabel, transferStatusLabel } from '@sarraf/domain';
import { statusTextMessages } from './status-text.messages.ts';

/** Message for a value from the server, in any letter case; undefined for an unknown value. */
const lookUp = (table: Readonly<Record<string, string>>, value: string): string | undefined => {
  const key = value.trim().toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
};

/** Text for the status of an order; an unknown status is shown as the server sent it, with a capital (product.md R19). */
export const orderStatusText = (status: string): string =>
  lookUp(statusTextMessages.current.orders, status) ?? statusLabel(status);

/** Text for the status of a transfer; an unknown status is shown as the server sent it, in capitals (product.md R27). */
export const transferStatusText = (status: string): string =>
  lookUp(statusTextMessages.current.transfers, status) ?? transferStatusLabel(status);

/** Text for the action of a platform activity. */
export const actionText = (action: string): string =>
  lookUp(statusTextMessages.current.actions, action) ?? statusLabel(action);

/** Text for the status of a platform activity. */
export const activityStatusText = (status: string): string =>
  lookUp(statusTextMessages.current.activities, status) ?? status.replaceAll('_', ' ').toUpperCase();
