import { depositRest } from './deposit-rest.ts';
import { decimal } from './money.ts';
import { isFinalStatus, type OrderStatus } from './order-status.ts';

type Amount = ReturnType<typeof decimal>;

/** Status of an order: pending → in_process → completed | failed, or pending → cancelled | timeout. */
type Status = Exclude<OrderStatus, 'success'>;

/** Exception of an order: what is unusual about its deposits (product.md R23). */
export type OrderException = 'late' | 'under' | 'over' | null;

/** Stage of a deposit; exactly one at a time. */
type DepositStage =
  /** Transferred in time for an open sale; confirmations are missing. */
  | { stage: 'waiting' }
  /** Confirmed; the sale waits for the rest of its quantity. */
  | { stage: 'confirmed' }
  /** Goes to the wallet once it is confirmed. `late`: transferred after the deadline, or to an order that had ended. */
  | { stage: 'surplus'; late: boolean }
  /** Sold, at least in part: `sold + wallet` is its amount. */
  | { stage: 'sold'; sold: Amount; wallet: Amount }
  /** Credited to the wallet as a whole. */
  | { stage: 'credited'; late: boolean }
  /** Missing from the chain after a reorganisation: counts for nothing until it is seen again. */
  | { stage: 'dropped' };

/** Deposit: one transfer to the order's address. */
export type DepositState = { id: string; amount: Amount } & DepositStage;

/** Order with its deposits, as the state machine needs it. */
export interface OrderState {
  status: Status;
  quantity: Amount;
  /** Last moment at which a transfer counts as in time, in milliseconds since 1970. */
  deadline: number;
  /** USDT that the sale was settled for; null while the sale is open. */
  sold: Amount | null;
  /** A transfer is held by the screening list: the order cannot time out until an admin has decided. */
  inReview: boolean;
  /** The bank returned the rupees of the completed order: they are not paid again yet (`open`), or the USDT were refunded. */
  returned: 'open' | 'refunded' | null;
  deposits: readonly DepositState[];
}

/** Event that can change an order. */
export type OrderEvent =
  /** A transfer was seen: a new one, or a dropped one that is in the chain again. */
  | { type: 'deposit'; id: string; amount: Amount; transferredAt: number }
  /** A transfer is no longer in the chain. `mayReopen`: the seller has no other pending order. */
  | { type: 'dropped'; depositId: string; mayReopen: boolean }
  | { type: 'confirmed'; depositId: string }
  /** A transfer was held, because its sender or the seller is on the screening list. */
  | { type: 'screened'; transferredAt: number }
  /** Every held transfer has been decided on. `mayReopen` as for `dropped`. */
  | { type: 'review-ended'; mayReopen: boolean }
  /** The chain has been read up to this moment: every transfer made before it is known. */
  | { type: 'read-up-to'; moment: number }
  | { type: 'cancel' }
  | { type: 'payout-completed' }
  | { type: 'payout-returned' }
  | { type: 'payout-failed' };

/** Effect of an event: what the caller does in the same database transaction as storing the new state. */
export type OrderEffect =
  | { type: 'credit-wallet'; depositId: string; amount: Amount }
  /** The sale is settled: queue the payout for this many USDT. */
  | { type: 'settle'; sold: Amount }
  /** The payout failed for good, or was returned and not paid again: credit the sold USDT to the seller's wallet. */
  | { type: 'return-sold'; amount: Amount };

/** Result of an event: the new state with its effects, or the reason why nothing changed. */
export type OrderTransition =
  | { ok: true; state: OrderState; effects: OrderEffect[] }
  | {
      ok: false;
      reason:
        | 'known-deposit'
        | 'unknown-deposit'
        | 'counted-deposit'
        | 'not-cancellable'
        | 'no-payout-expected'
        | 'nothing-to-do';
    };

const NONE = decimal(0);
const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total.plus(amount), NONE);
const isOpen = (state: OrderState): boolean => state.sold === null && !isFinalStatus(state.status);
const hasEndedUnsold = (status: Status): boolean => isFinalStatus(status) && status !== 'completed';

/** Whether a deposit pays for a sale that is still open. */
const isForSale = ({ stage }: DepositState): boolean => stage === 'waiting' || stage === 'confirmed';
const inChain = (state: OrderState): DepositState[] => state.deposits.filter(({ stage }) => stage !== 'dropped');

/** Received amount: USDT of all deposits that are in the chain. */
export const receivedAmount = (state: OrderState): Amount => sum(inChain(state).map(({ amount }) => amount));

/** Whether a transfer, however small, completes the quantity of an order that is still in time (product.md R23). */
export function coversRest(state: OrderState, amount: Amount, transferredAt: number): boolean {
  const rest = depositRest(state.quantity, receivedAmount(state));
  return isOpen(state) && transferredAt <= state.deadline && rest.gt(0) && amount.gte(rest);
}

/** Exception to show for an order. `late` wins over `over`, and `over` over `under`, since the later follow from the earlier. */
export function orderException(state: OrderState): OrderException {
  const deposits = inChain(state);
  if (deposits.length === 0) return null;
  if (deposits.some((deposit) => 'late' in deposit && deposit.late)) return 'late';
  const received = receivedAmount(state);
  if (received.gt(state.quantity)) return 'over';
  return received.lt(state.quantity) ? 'under' : null;
}

/** Settles the sale for `sold`, oldest deposits first; their remainder goes to the wallet. */
function settle(state: OrderState, sold: Amount): { state: OrderState; effects: OrderEffect[] } {
  const effects: OrderEffect[] = [{ type: 'settle', sold }];
  let open = sold;
  const deposits = state.deposits.map((deposit): DepositState => {
    const { id, amount } = deposit;
    // Not confirmed when the sale was settled without it: goes to the wallet once it is confirmed.
    if (deposit.stage === 'waiting') return { id, amount, stage: 'surplus', late: false };
    if (deposit.stage !== 'confirmed') return deposit;
    const part = amount.gt(open) ? open : amount;
    const rest = amount.minus(part);
    open = open.minus(part);
    if (rest.gt(0)) effects.push({ type: 'credit-wallet', depositId: id, amount: rest });
    return part.gt(0)
      ? { id, amount, stage: 'sold', sold: part, wallet: rest }
      : { id, amount, stage: 'credited', late: false };
  });
  return { state: { ...state, deposits, sold }, effects };
}

/** Settles the sale if it can be settled now. `closed`: no further deposit can be in time. */
function advance(state: OrderState, closed: boolean): { state: OrderState; effects: OrderEffect[] } {
  if (!isOpen(state) || state.status !== 'in_process') return { state, effects: [] };
  const counting = state.deposits.filter(isForSale);
  const confirmed = sum(counting.filter(({ stage }) => stage === 'confirmed').map(({ amount }) => amount));
  if (confirmed.gte(state.quantity)) return settle(state, state.quantity);
  if (!closed || state.inReview || counting.some(({ stage }) => stage === 'waiting')) return { state, effects: [] };
  return confirmed.gt(0) ? settle(state, confirmed) : { state: { ...state, status: 'timeout' }, effects: [] };
}

/** Adds a deposit that was seen for the first time, or again after it was dropped. */
function seeDeposit(
  state: OrderState,
  { id, amount, transferredAt }: OrderEvent & { type: 'deposit' },
): OrderTransition {
  const known = state.deposits.find((deposit) => deposit.id === id);
  if (known && known.stage !== 'dropped') return { ok: false, reason: 'known-deposit' };
  const late = hasEndedUnsold(state.status) || transferredAt > state.deadline;
  const counts = !late && isOpen(state);
  const deposit: DepositState = counts ? { id, amount, stage: 'waiting' } : { id, amount, stage: 'surplus', late };
  const deposits = known
    ? state.deposits.map((each) => (each.id === id ? deposit : each))
    : [...state.deposits, deposit];
  const status = counts && state.status === 'pending' ? 'in_process' : state.status;
  return { ok: true, state: { ...state, status, deposits }, effects: [] };
}

/** Drops a deposit that has not been sold or credited: the order continues as if it had never come. */
function dropDeposit(
  state: OrderState,
  { depositId: id, mayReopen }: OrderEvent & { type: 'dropped' },
): OrderTransition {
  const known = state.deposits.find((deposit) => deposit.id === id);
  if (!known) return { ok: false, reason: 'unknown-deposit' };
  if (known.stage === 'sold' || known.stage === 'credited') return { ok: false, reason: 'counted-deposit' };
  if (known.stage === 'dropped') return { ok: false, reason: 'nothing-to-do' };
  const deposits = state.deposits.map((each): DepositState =>
    each.id === id ? { id, amount: each.amount, stage: 'dropped' } : each,
  );
  return { ok: true, state: reopened({ ...state, deposits }, mayReopen), effects: [] };
}

/** Makes an order pending again when no deposit pays for it any more, unless its seller has another pending order. */
function reopened(state: OrderState, mayReopen: boolean): OrderState {
  const isUnpaid = isOpen(state) && state.status === 'in_process' && !state.inReview && !state.deposits.some(isForSale);
  return isUnpaid && mayReopen ? { ...state, status: 'pending' } : state;
}

/** Confirms a deposit: it counts for the sale, or goes to the wallet. */
function confirmDeposit(state: OrderState, id: string): OrderTransition {
  const known = state.deposits.find((deposit) => deposit.id === id);
  if (!known) return { ok: false, reason: 'unknown-deposit' };
  const { amount } = known;
  const put = (deposit: DepositState): OrderState => ({
    ...state,
    deposits: state.deposits.map((each) => (each.id === id ? deposit : each)),
  });
  if (known.stage === 'waiting') return { ok: true, ...advance(put({ id, amount, stage: 'confirmed' }), false) };
  if (known.stage !== 'surplus') return { ok: false, reason: 'nothing-to-do' };
  const credited = put({ id, amount, stage: 'credited', late: known.late });
  return { ok: true, state: credited, effects: [{ type: 'credit-wallet', depositId: id, amount }] };
}

/**
 * Ends the payout of a settled order. A completed order stays completed when the bank returns the rupees; it is then paid again, or its
 * USDT are refunded.
 */
function endPayout(state: OrderState, type: 'payout-completed' | 'payout-returned' | 'payout-failed'): OrderTransition {
  const { status, sold, returned } = state;
  const isPaid = status === 'completed' && returned === null;
  const isExpected = status === 'in_process' || (status === 'completed' && returned === 'open');
  if (sold === null || (type === 'payout-returned' ? !isPaid : !isExpected)) {
    return { ok: false, reason: 'no-payout-expected' };
  }
  switch (type) {
    case 'payout-returned':
      return { ok: true, state: { ...state, returned: 'open' }, effects: [] };
    case 'payout-completed':
      return { ok: true, state: { ...state, status: 'completed', returned: null }, effects: [] };
    case 'payout-failed': {
      const after: OrderState =
        status === 'completed' ? { ...state, returned: 'refunded' } : { ...state, status: 'failed' };
      return { ok: true, state: after, effects: [{ type: 'return-sold', amount: sold }] };
    }
    default:
      return type satisfies never;
  }
}

/**
 * Order state machine: applies one event; pure (ADR 4, ADR 30, ADR 48). Rules: transfers made before the deadline are sold, at most the quantity
 * ordered; everything else that arrives is credited to the wallet; an order with a held transfer does not time out; cancelled, timeout,
 * failed and completed are final.
 */
export function orderTransition(state: OrderState, event: OrderEvent): OrderTransition {
  switch (event.type) {
    case 'deposit':
      return seeDeposit(state, event);
    case 'dropped':
      return dropDeposit(state, event);
    case 'confirmed':
      return confirmDeposit(state, event.depositId);
    case 'screened':
      if (!isOpen(state) || event.transferredAt > state.deadline) return { ok: false, reason: 'nothing-to-do' };
      return { ok: true, state: { ...state, status: 'in_process', inReview: true }, effects: [] };
    case 'review-ended':
      if (!state.inReview) return { ok: false, reason: 'nothing-to-do' };
      return { ok: true, state: reopened({ ...state, inReview: false }, event.mayReopen), effects: [] };
    case 'read-up-to': {
      if (event.moment <= state.deadline || state.inReview) return { ok: false, reason: 'nothing-to-do' };
      if (state.status === 'pending') return { ok: true, state: { ...state, status: 'timeout' }, effects: [] };
      const after = advance(state, true);
      return after.state === state ? { ok: false, reason: 'nothing-to-do' } : { ok: true, ...after };
    }
    case 'cancel':
      return state.status === 'pending' && inChain(state).length === 0
        ? { ok: true, state: { ...state, status: 'cancelled' }, effects: [] }
        : { ok: false, reason: 'not-cancellable' };
    case 'payout-completed':
    case 'payout-returned':
    case 'payout-failed':
      return endPayout(state, event.type);
    default:
      return event satisfies never;
  }
}
