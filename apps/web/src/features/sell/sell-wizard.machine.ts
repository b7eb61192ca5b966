import type { Order } from '@sarraf/api-client';
import { isFinalStatus, isPayable, isPending } from '@sarraf/domain';

/** Data of an order just created, before its first poll. */
export interface PlacedOrder {
  orderId: string;
  depositAddress: string;
  networkId: string;
  bankAccountId: string;
  /** USDT, as typed. */
  quantity: string;
  /** Quote of step 1, in rupees. */
  quoted: Record<'price' | 'fee' | 'received', string>;
}

/** The order that the wizard follows: just created here (`placed`), fetched from the server (`order`), or both. */
export interface TrackedOrder {
  orderId: string;
  placed: PlacedOrder | null;
  order: Order | null;
  /** Deadline of the payment in milliseconds of the app's clock; updated by every poll. */
  deadlineMs: number;
  /** The seller has accepted the changed price. */
  changeAccepted: boolean;
}

/** State of the wizard. Steps 3 and 4 are one state: step 4 shows a tracked order that is decided or out of time. */
export type SellState =
  | { step: 'amount'; amount: string; bankAccountId: string | null }
  | { step: 'network'; amount: string; bankAccountId: string; networkId: string | null }
  | { step: 'order'; tracked: TrackedOrder };

export type SellEvent =
  | { type: 'amount-typed'; amount: string }
  | { type: 'bank-chosen'; bankAccountId: string }
  | { type: 'continued'; bankAccountId: string }
  | { type: 'went-back' }
  | { type: 'network-chosen'; networkId: string }
  | { type: 'order-created'; placed: PlacedOrder; deadlineMs: number }
  | { type: 'order-resumed'; order: Order; deadlineMs: number }
  | { type: 'order-updated'; order: Order; deadlineMs: number }
  | { type: 'change-accepted' }
  | { type: 'restarted'; bankAccountId: string | null };

/** Step 1 with nothing typed. */
export const initialSellState: SellState = { step: 'amount', amount: '', bankAccountId: null };

/** Reducer of the sell wizard (product.md S7). An event that does not fit the step changes nothing: a late reply must never move the screen. */
export function sellReducer(state: SellState, event: SellEvent): SellState {
  switch (event.type) {
    case 'amount-typed':
      return state.step === 'amount' ? { ...state, amount: event.amount } : state;
    case 'bank-chosen':
      return state.step === 'amount' ? { ...state, bankAccountId: event.bankAccountId } : state;
    case 'continued':
      return state.step === 'amount'
        ? { step: 'network', amount: state.amount, bankAccountId: event.bankAccountId, networkId: null }
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
      const tracked = { orderId: placed.orderId, placed, order: null, deadlineMs, changeAccepted: false };
      return { step: 'order', tracked };
    }
    case 'order-resumed': {
      if (state.step === 'order') return state;
      const { order, deadlineMs } = event;
      const tracked = { orderId: order._id, placed: null, order, deadlineMs, changeAccepted: true };
      return { step: 'order', tracked };
    }
    case 'order-updated': {
      if (state.step !== 'order' || state.tracked.orderId !== event.order._id) return state;
      // A decided order never becomes pending again, so a pending reply is outdated here. An order in process may become pending again.
      if (state.tracked.order && isFinalStatus(state.tracked.order.status) && isPending(event.order.status))
        return state;
      const { order, deadlineMs } = event;
      return { step: 'order', tracked: { ...state.tracked, order, deadlineMs } };
    }
    case 'change-accepted':
      return state.step === 'order' ? { step: 'order', tracked: { ...state.tracked, changeAccepted: true } } : state;
    case 'restarted':
      return { step: 'amount', amount: '', bankAccountId: event.bankAccountId };
    default:
      return event satisfies never;
  }
}

/** Whether the order waits for its deposit or a rest of it and has time left (step 3). An order not fetched yet counts as pending. */
const isAwaitingPayment = ({ order, deadlineMs }: TrackedOrder, nowMs: number): boolean =>
  order === null ? nowMs < deadlineMs : isPayable(order, deadlineMs, nowMs);

/** Number of the step that shows, 1 to 4. */
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
