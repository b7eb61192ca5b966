import type { OrderEventType } from './order-timeline.ts';

/** Step in the log of a payout: sent to a service, answered by it, an action of an administrator, a return. */
export interface PayoutStep {
  at: string;
  what: string;
  /** Key of the payment. */
  key?: string | null | undefined;
  result?: string | null | undefined;
  reference?: string | null | undefined;
}

/** Event of a payout for its seller. */
export interface PayoutMoment {
  type: OrderEventType;
  at: string;
}

/** How a step ended the payout: paid, or refunded. An approval has the UTR as reference if it approved a payment. */
function endOf({ what, result, reference }: PayoutStep): 'completed' | 'refunded' | undefined {
  if (what === 'answered') return result === 'completed' ? 'completed' : undefined;
  if (result) return undefined;
  if (what === 'approve') return reference ? 'completed' : 'refunded';
  return what === 'paid' ? 'completed' : what === 'refund' ? 'refunded' : undefined;
}

/**
 * Events of a payout for the seller, from its log, oldest first: `payout-started` when a provider or an administrator begins it, `payout-problem`
 * when it fails, and its ends (product.md R48). A payout that changes between them starts only once, and again after each problem. The log is
 * append-only, so the events are too.
 */
export function payoutMoments(steps: readonly PayoutStep[]): PayoutMoment[] {
  const moments: PayoutMoment[] = [];
  /** Key that was sent to the provider; null once an administrator acts. */
  let sentKey: string | null = null;
  const add = (type: OrderEventType, at: string): void => {
    if (moments.at(-1)?.type !== type) moments.push({ type, at });
  };
  for (const step of steps) {
    const { what, at, key = null, result } = step;
    const end = endOf(step);
    if (end) add(end, at);
    // What becomes of a second payment after that is no event of the order.
    if (end === 'refunded') break;
    if (what === 'answered') {
      if (result === 'refused' && key === sentKey) add('payout-problem', at);
      continue;
    }
    sentKey = what === 'sent' ? key : null;
    if (what === 'sent' || what === 'claim') add('payout-started', at);
    if (what === 'failed') add('payout-problem', at);
    if (what === 'returned') add('returned', at);
  }
  return moments;
}
