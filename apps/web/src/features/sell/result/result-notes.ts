import type { Order } from '@sarraf/api-client';
import {
  type OrderResult,
  awaitsAccount,
  awaitsTransfer,
  formatUsdt,
  isHeld,
  isPending,
  isTransferGone,
  orderResult,
  orderStatus,
  returnStage,
} from '@sarraf/domain';
import { sellMessages } from '../sell.messages.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/** Result of a tracked order in step 4. A pending order counts as failed: it is in step 4 only because its time is up (product.md R19). */
export function resultOf(order: Order | null): OrderResult {
  return order === null || isPending(order.status) ? 'failed' : orderResult(order.status);
}

/** Heading of step 4 (product.md R19). */
export const resultHeading = ({ order }: TrackedOrder): string => sellMessages.current.result.headings[resultOf(order)];

/** Whether an undetected transfer may still arrive: the order is pending, or it timed out without a deposit (product.md R20). */
export function isStillTracked(order: Order | null): boolean {
  if (order === null || isPending(order.status)) return true;
  return orderStatus(order.status) === 'timeout' && (order.receivedAmount ?? 0) === 0;
}

/** Whether the deposit is too small and not sold yet. */
export const isShort = (order: Order | null): boolean =>
  resultOf(order) === 'in-process' && order?.exception?.toLowerCase() === 'under';

/** Whether the USDT came from the wallet balance. */
export const isFromWallet = ({ source }: Order): boolean => source?.toLowerCase() === 'wallet';

/** Whether this build does not know the status; step 4 then shows the status text itself (product.md R19). */
export const isUnknownStatus = (order: Order): boolean => orderStatus(order.status) === null;

/** Note about what happens next, regardless of the deposits. */
function plainNote(order: Order | null): string {
  const { notes } = sellMessages.current.result;
  const result = resultOf(order);
  const isSeen = order !== null && isPending(order.status) && (order.receivedAmount ?? 0) > 0;
  if (isSeen || (order && isUnknownStatus(order))) return notes.followed;
  if (order && isHeld(order)) return awaitsTransfer(order) ? notes.gone : notes.inReview;
  const returned = order && returnStage(order);
  if (returned) return notes.returned[returned];
  if (order && awaitsAccount(order)) return notes.refused;
  if (order && result === 'in-process' && isFromWallet(order)) return notes.fromWallet;
  // While the network's node is unreachable, we can neither promise minutes nor say that nothing arrived in time.
  if (order?.networkDelayed && (result === 'in-process' || isPending(order.status))) return notes.followed;
  const expired = order === null || isPending(order.status) || orderStatus(order.status) === 'timeout';
  if (result !== 'failed' || !expired) return notes[result];
  return order && isTransferGone(order) ? notes.vanished : notes.expired;
}

/** Note with the confirmations of a transfer that is not fully confirmed. */
function confirmingNote(order: Order | null): string[] {
  const wait = order?.confirmations;
  if (resultOf(order) !== 'in-process' || !wait || wait.have >= wait.need) return [];
  return [sellMessages.current.result.confirming(wait)];
}

/** Notes about an unusual deposit (late, under, over), together with `note`. */
function depositNotes(order: Order | null, note: string): string[] {
  const { exceptions } = sellMessages.current.result;
  const result = resultOf(order);
  const received = formatUsdt(order?.receivedAmount ?? 0);
  const due = formatUsdt(order?.quantity ?? 0);
  const sold = result === 'completed' || result === 'in-process';
  switch (order?.exception?.toLowerCase()) {
    case 'late':
      // If the order was sold, only a part was late; the contract does not say how much.
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

/** Messages under a result: what happens next, a deposit that was late, too small or too large, and its confirmations. */
export function resultNotes(order: Order | null): string[] {
  return [...depositNotes(order, plainNote(order)), ...confirmingNote(order)];
}
