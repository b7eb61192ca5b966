import type { Order } from '@sarraf/api-client';
import { isFinalStatus, isPayable, isPending, orderStatus } from '@sarraf/domain';

/** What is known of an order the moment it is placed, before the first reading of it. */
export interface PlacedOrder {
  orderId: string;
  depositAddress: string;
  networkId: string;
  bankAccountId: string;
  /** USDT, as typed. */
  quantity: string;
  /** What step 1 told the seller, in rupees. */
  quoted: Record<'price' | 'fee' | 'received', string>;
}

/** The order in hand: made here a moment ago (`placed`), read from the server (`order`), or both. */
export interface TrackedOrder {
  orderId: string;
  placed: PlacedOrder | null;
  order: Order | null;
  /** When the time to pay ends, in milliseconds of the app's clock; re-set by every reading. */
  deadlineMs: number;
  /** The seller saw that the price changed and goes on. */
  changeAccepted: boolean;
  /** A transfer that was seen is no longer in the chain, and nothing else was seen since (product.md R23). */
  vanished: boolean;
}

/** Where the seller is. The result is not a state of its own: it is what a tracked order looks like once decided or out of time. */
export type SellState =
  | { step: 'amount'; amount: string; bankAccountId: string | null }
  | { step: 'network'; amount: string; bankAccountId: string; networkId: string | null }
  | { step: 'order'; tracked: TrackedOrder };

export type SellEvent =
  | { type: 'amount-typed'; amount: string }
  | { type: 'bank-chosen'; bankAccountId: string }
  | { type: 'continued' }
  | { type: 'went-back' }
  | { type: 'network-chosen'; networkId: string }
  | { type: 'order-created'; placed: PlacedOrder; deadlineMs: number }
  | { type: 'order-resumed'; order: Order; deadlineMs: number }
  | { type: 'order-updated'; order: Order; deadlineMs: number }
  | { type: 'change-accepted' }
  | { type: 'restarted'; bankAccountId: string | null };

/** Step 1, nothing typed. */
export const initialSellState: SellState = { step: 'amount', amount: '', bankAccountId: null };

/** Whether nothing of the deposit is seen, and it may still come. */
function awaitsDeposit({ status, receivedAmount }: Order): boolean {
  const known = orderStatus(status);
  return (known === 'pending' || known === 'timeout') && (receivedAmount ?? 0) === 0;
}

/** The order in hand after a reading. A transfer that leaves the chain before it counts takes the order back to its deposit. */
function trackedAfter(tracked: TrackedOrder, order: Order, deadlineMs: number): TrackedOrder {
  const wasSeen = tracked.order !== null && !awaitsDeposit(tracked.order);
  return { ...tracked, order, deadlineMs, vanished: awaitsDeposit(order) && (wasSeen || tracked.vanished) };
}

/** The wizard of product.md S7. An event that makes no sense where the seller is changes nothing: a late reply must never move the screen. */
export function sellReducer(state: SellState, event: SellEvent): SellState {
  switch (event.type) {
    case 'amount-typed':
      return state.step === 'amount' ? { ...state, amount: event.amount } : state;
    case 'bank-chosen':
      return state.step === 'amount' ? { ...state, bankAccountId: event.bankAccountId } : state;
    case 'continued':
      return state.step === 'amount' && state.bankAccountId !== null
        ? { step: 'network', amount: state.amount, bankAccountId: state.bankAccountId, networkId: null }
        : state;
    case 'went-back':
      return state.step === 'network'
        ? { step: 'amount', amount: state.amount, bankAccountId: state.bankAccountId }
        : state;
    case 'network-chosen':
      return state.step === 'network' ? { ...state, networkId: event.networkId } : state;
    case 'order-created': {
      if (state.step !== 'network') return state;
      const { placed, deadlineMs } = event;
      const tracked = {
        ...{ orderId: placed.orderId, placed, order: null, deadlineMs },
        ...{ changeAccepted: false, vanished: false },
      };
      return { step: 'order', tracked };
    }
    case 'order-resumed': {
      if (state.step === 'order') return state;
      const { order, deadlineMs } = event;
      const tracked = {
        ...{ orderId: order._id, placed: null, order, deadlineMs },
        ...{ changeAccepted: true, vanished: false },
      };
      return { step: 'order', tracked };
    }
    case 'order-updated': {
      if (state.step !== 'order' || state.tracked.orderId !== event.order._id) return state;
      // A pending reading that overtook the decision is old news: a decided order never turns pending again. One in process may.
      if (state.tracked.order && isFinalStatus(state.tracked.order.status) && isPending(event.order.status))
        return state;
      return { step: 'order', tracked: trackedAfter(state.tracked, event.order, event.deadlineMs) };
    }
    case 'change-accepted':
      return state.step === 'order' ? { step: 'order', tracked: { ...state.tracked, changeAccepted: true } } : state;
    case 'restarted':
      return { step: 'amount', amount: '', bankAccountId: event.bankAccountId };
    default:
      return event satisfies never;
  }
}

/** True while the order waits for its deposit, or for the rest of it, and has time left; otherwise step 4 shows. An order not read yet is pending. */
const isAwaitingPayment = ({ order, deadlineMs }: TrackedOrder, nowMs: number): boolean =>
  order === null ? nowMs < deadlineMs : isPayable(order, deadlineMs, nowMs);

/** The number of the step the seller sees, 1 to 4. */
export function stepNumber(state: SellState, nowMs: number): 1 | 2 | 3 | 4 {
  switch (state.step) {
    case 'amount':
      return 1;
    case 'network':
      return 2;
    case 'order':
      return isAwaitingPayment(state.tracked, nowMs) ? 3 : 4;
    default:
      return state satisfies never;
  }
}
