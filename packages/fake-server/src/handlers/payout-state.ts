import type { Order, Payout } from '@sarraf/api-client';
import { payoutStatus, payoutTransition, returnStage, type PayoutEvent, type PayoutState } from '@sarraf/domain';
import type { FakeServer } from '../server.ts';
import { addWalletEntry } from '../wallet-state.ts';

/** State of a stored payout, as domain's state machine needs it; null for a status that this build does not know. */
export function payoutStateOf(payout: Payout): PayoutState | null {
  const status = payoutStatus(payout.status);
  const { claim, approval, problem } = payout;
  const action = approval?.action;
  return (
    status && {
      status,
      claim: claim ? { by: claim.by._id, at: Date.parse(claim.at) } : null,
      approval:
        approval && (action === 'paid' || action === 'refund')
          ? { by: approval.by._id, at: Date.parse(approval.at), of: action }
          : null,
      utr: payout.utr ?? null,
      problem: problem ? { reason: problem.reason, at: Date.parse(problem.at) } : null,
      heldReason: payout.heldReason ?? null,
      vanished: payout.vanished ?? false,
      // The fake server has no provider.
      ...{ desk: null, attempt: 1, accepted: false, tries: 0, dueAt: null },
      finished: status === 'completed' || typeof payout.refundedAt === 'string',
    }
  );
}

/**
 * Applies an event to a stored payout by domain's state machine, and its effects to the order and the wallet. False when the state does
 * not allow the event; nothing is changed then.
 */
export function applyPayoutEvent(server: FakeServer, payout: Payout, event: PayoutEvent): boolean {
  const before = payoutStateOf(payout);
  const result = before && payoutTransition(before, event);
  if (!result?.ok) return false;
  const { state, effects } = result;
  const time = (ms: number) => new Date(ms).toISOString();
  const person = (id: string) => ({ _id: id, name: server.people.get(id)?.user.name ?? null });
  const { claim, approval, problem } = state;
  Object.assign(payout, {
    status: state.status,
    claim: claim && (payout.claim ?? { by: person(claim.by), at: time(claim.at), mine: true }),
    approval: approval && (payout.approval ?? { by: person(approval.by), at: time(approval.at), action: approval.of }),
    utr: state.utr,
    problem: problem && { reason: problem.reason, at: time(problem.at) },
    heldReason: state.heldReason,
    vanished: state.vanished,
  });
  const order = server.orders.find(({ _id }) => _id === payout.orderId);
  for (const effect of effects) {
    switch (effect.type) {
      case 'complete-order':
        payout.returned = null;
        if (order) {
          const { utr } = effect;
          Object.assign(order, {
            status: 'completed',
            transfer_status: 'completed',
            transfer_ref: utr,
            payoutReturned: null,
          });
          server.pendingChanges.delete(order._id);
        }
        break;
      case 'return-order':
        if (order) order.payoutReturned = { reason: effect.reason, at: time(effect.at) };
        break;
      case 'refund-order':
        payout.refundedAt = time(server.now());
        if (order) refundOrder(order, payout.refundedAt);
        addWalletEntry(server, payout.seller._id, {
          amount: payout.order.quantity,
          reason: 'refund',
          orderId: payout.orderId,
        });
        break;
      default:
        return effect satisfies never;
    }
  }
  if (order) showProblem(order, payout);
  return true;
}

/** Ends an order whose payout was refunded: one that the bank had paid before it returned the rupees stays completed. */
function refundOrder(order: Order, at: string): void {
  if (order.payoutReturned) order.payoutReturned = { ...order.payoutReturned, refundedAt: at };
  else order.status = 'failed';
}

/** Shows the problem of a payout on its order: why it failed, or whether a returned payment is on its way again. */
function showProblem(order: Order, { status, problem }: Payout): void {
  order.payoutProblem = order.status === 'in_process' ? (problem ?? null) : null;
  const { payoutReturned: returned } = order;
  if (!returned || returnStage(order) === 'refunded') return;
  const waits = problem && (status === 'failed' || status === 'held');
  order.payoutReturned = { ...returned, payingAgain: !waits };
}
