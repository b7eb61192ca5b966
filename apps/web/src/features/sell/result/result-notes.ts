import type { Order } from '@sarraf/api-client';
import {
  type OrderResult,
  awaitsAccount,
  formatUsdt,
  isInReview,
  isPending,
  orderResult,
  orderStatus,
} from '@sarraf/domain';
import { sellMessages } from '../sell.messages.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/** How a tracked order ended, as its heading says it; one still pending is here because its time is up (product.md R19). */
export function resultOf(order: Order | null): OrderResult {
  return order === null || isPending(order.status) ? 'failed' : orderResult(order.status);
}

/** The heading of step 4 (product.md R19). */
export const resultHeading = ({ order }: TrackedOrder): string => sellMessages.current.result.headings[resultOf(order)];

/** Whether a transfer nobody has seen yet may still arrive: the time is up, or the server says so (product.md R20). */
export function isStillTracked(order: Order | null): boolean {
  if (order === null || isPending(order.status)) return true;
  return orderStatus(order.status) === 'timeout' && (order.receivedAmount ?? 0) === 0;
}

/** Whether too little arrived, and that is not sold yet. */
export const isShort = (order: Order | null): boolean =>
  resultOf(order) === 'in-process' && order?.exception?.toLowerCase() === 'under';

/** Whether the USDT came from the wallet balance. */
export const isFromWallet = ({ source }: Order): boolean => source?.toLowerCase() === 'wallet';

/** Whether the status is one this build has never heard of: it is shown in its own words (product.md R19). */
export const isUnknownStatus = (order: Order): boolean => orderStatus(order.status) === null;

/** What happens next, whatever the deposits were. */
function plainNote(order: Order | null, vanished: boolean): string {
  const { notes } = sellMessages.current.result;
  const result = resultOf(order);
  const isSeen = order !== null && isPending(order.status) && (order.receivedAmount ?? 0) > 0;
  if (isSeen || (order && isUnknownStatus(order))) return notes.followed;
  if (order && awaitsAccount(order)) return notes.refused;
  if (order && isInReview(order)) return notes.inReview;
  if (order && result === 'in-process' && isFromWallet(order)) return notes.fromWallet;
  // While the node of its network is silent nobody can say within how many minutes, nor that nothing arrived in time.
  if (order?.networkDelayed && (result === 'in-process' || isPending(order.status))) return notes.followed;
  const expired = order === null || isPending(order.status) || orderStatus(order.status) === 'timeout';
  if (result !== 'failed' || !expired) return notes[result];
  return vanished ? notes.vanished : notes.expired;
}

/** How far a transfer is confirmed, while it waits for that. */
function confirmingNote(order: Order | null): string[] {
  const wait = order?.confirmations;
  if (resultOf(order) !== 'in-process' || !wait || wait.have >= wait.need) return [];
  return [sellMessages.current.result.confirming(wait)];
}

/** What is unusual about the deposit, with what happens next. */
function depositNotes(order: Order | null, note: string): string[] {
  const { exceptions } = sellMessages.current.result;
  const result = resultOf(order);
  const received = formatUsdt(order?.receivedAmount ?? 0);
  const due = formatUsdt(order?.quantity ?? 0);
  const sold = result === 'completed' || result === 'in-process';
  switch (order?.exception?.toLowerCase()) {
    case 'late':
      // Of an order that was sold only a part was late, and how much is not told.
      return sold ? [note, exceptions.lateRest] : [exceptions.late({ received })];
    case 'under':
      return result === 'completed'
        ? [note, exceptions.under({ received, due })]
        : [exceptions.under({ received, due })];
    case 'over':
      return sold ? [note, exceptions.over({ received, due })] : [note];
    default:
      return [note];
  }
}

/** The sentences under a result: what happens next, the truth about a deposit that was late, short or too much, and its confirmations. */
export function resultNotes({ order, vanished }: Pick<TrackedOrder, 'order' | 'vanished'>): string[] {
  return [...depositNotes(order, plainNote(order, vanished)), ...confirmingNote(order)];
}
