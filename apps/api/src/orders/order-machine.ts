import { decimal, depositRest, isFinalStatus, type OrderStatus as KnownStatus } from '@sarraf/domain';

type Amount = ReturnType<typeof decimal>;

/** The life of an order: pending → in_process → completed | failed, or pending → cancelled | timeout. */
export type OrderStatus = Exclude<KnownStatus, 'success'>;

/** What is unusual about the deposits of an order (product.md R23). */
export type OrderException = 'late' | 'under' | 'over' | null;

/** What a transfer is to its order; exactly one of these at a time. */
type DepositStage =
  /** Made in time, for an open sale; its confirmations are awaited. */
  | { stage: 'waiting' }
  /** Confirmed; the sale waits for the rest. */
  | { stage: 'confirmed' }
  /** Belongs to the wallet once it is confirmed. `late`: made after the deadline, or to an order that had ended. */
  | { stage: 'surplus'; late: boolean }
  /** Sold, at least in part: `sold + wallet` is its amount. */
  | { stage: 'sold'; sold: Amount; wallet: Amount }
  /** All of it went to the wallet. */
  | { stage: 'credited'; late: boolean }
  /** No longer in the chain: it counts for nothing, until it is seen again. */
  | { stage: 'dropped' };

/** One transfer to the order's address. */
export type DepositState = { id: string; amount: Amount } & DepositStage;

/** An order with its deposits, as the machine sees it. */
export interface OrderState {
  status: OrderStatus;
  quantity: Amount;
  /** Milliseconds of the last moment a transfer may be made. */
  deadline: number;
  /** USDT the sale was settled for; null while the sale is open. */
  sold: Amount | null;
  /** A transfer of somebody on the screening list waits for a decision: the order's clock stands still. */
  inReview: boolean;
  deposits: readonly DepositState[];
}

/** What can happen to an order. */
export type OrderEvent =
  /** A transfer is seen: a new one, or one that had been dropped and is in the chain again. */
  | { type: 'deposit'; id: string; amount: Amount; transferredAt: number }
  /** A transfer is no longer in the chain. `mayReopen`: the seller has no other pending order. */
  | { type: 'dropped'; depositId: string; mayReopen: boolean }
  | { type: 'confirmed'; depositId: string }
  /** A transfer to it is held, since somebody on the screening list sent it or would be paid for it. */
  | { type: 'screened'; transferredAt: number }
  /** What was held of it is decided on. `mayReopen` as for `dropped`. */
  | { type: 'review-ended'; mayReopen: boolean }
  /** The chain has been read up to this moment: no transfer made before it is still unknown. */
  | { type: 'read-up-to'; moment: number }
  | { type: 'cancel' }
  | { type: 'payout-completed' }
  | { type: 'payout-failed' };

/** What must be done beside storing the new state, in the same transaction. */
export type Effect =
  | { type: 'credit-wallet'; depositId: string; amount: Amount }
  /** The sale is fixed: pay out for this many USDT. */
  | { type: 'settle'; sold: Amount }
  /** The payout cannot be made: the sold USDT go back to the seller's wallet. */
  | { type: 'return-sold'; amount: Amount };

/** The new state and what follows from it, or the reason nothing changed. */
export type Transition =
  | { ok: true; state: OrderState; effects: Effect[] }
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
const hasEndedUnsold = (status: OrderStatus): boolean => isFinalStatus(status) && status !== 'completed';

/** Does it pay for a sale that is open still? */
const isForSale = ({ stage }: DepositState): boolean => stage === 'waiting' || stage === 'confirmed';
const inChain = (state: OrderState): DepositState[] => state.deposits.filter(({ stage }) => stage !== 'dropped');

/** USDT of all transfers seen in the chain. */
export const receivedAmount = (state: OrderState): Amount => sum(inChain(state).map(({ amount }) => amount));

/** Whether a transfer, however small, covers all that an order in time still waits for (product.md R23). */
export function coversRest(state: OrderState, amount: Amount, transferredAt: number): boolean {
  const rest = depositRest(state.quantity, receivedAmount(state));
  return isOpen(state) && transferredAt <= state.deadline && rest.gt(0) && amount.gte(rest);
}

/** The one word for what is unusual: late before over before under, as the later ones follow from the earlier. */
export function exceptionOf(state: OrderState): OrderException {
  const deposits = inChain(state);
  if (deposits.length === 0) return null;
  if (deposits.some((deposit) => 'late' in deposit && deposit.late)) return 'late';
  const received = receivedAmount(state);
  if (received.gt(state.quantity)) return 'over';
  return received.lt(state.quantity) ? 'under' : null;
}

/** Fixes the sale at `sold`, oldest deposits first; what is left over of them goes to the wallet. */
function settle(state: OrderState, sold: Amount): { state: OrderState; effects: Effect[] } {
  const effects: Effect[] = [{ type: 'settle', sold }];
  let open = sold;
  const deposits = state.deposits.map((deposit): DepositState => {
    const { id, amount } = deposit;
    // Seen in time but not confirmed when the sale was fixed without it: the wallet gets it once it is confirmed.
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

/** Settles what can be settled now. `closed`: no further deposit can be in time. */
function advance(state: OrderState, closed: boolean): { state: OrderState; effects: Effect[] } {
  if (!isOpen(state) || state.status !== 'in_process') return { state, effects: [] };
  const counting = state.deposits.filter(isForSale);
  const confirmed = sum(counting.filter(({ stage }) => stage === 'confirmed').map(({ amount }) => amount));
  if (confirmed.gte(state.quantity)) return settle(state, state.quantity);
  if (!closed || state.inReview || counting.some(({ stage }) => stage === 'waiting')) return { state, effects: [] };
  return confirmed.gt(0) ? settle(state, confirmed) : { state: { ...state, status: 'timeout' }, effects: [] };
}

/** A transfer is seen, for the first time or again. */
function seeDeposit(state: OrderState, { id, amount, transferredAt }: OrderEvent & { type: 'deposit' }): Transition {
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

/** A transfer that had not counted yet is gone: the order is what it would be without it. */
function dropDeposit(state: OrderState, { depositId: id, mayReopen }: OrderEvent & { type: 'dropped' }): Transition {
  const known = state.deposits.find((deposit) => deposit.id === id);
  if (!known) return { ok: false, reason: 'unknown-deposit' };
  if (known.stage === 'sold' || known.stage === 'credited') return { ok: false, reason: 'counted-deposit' };
  if (known.stage === 'dropped') return { ok: false, reason: 'nothing-to-do' };
  const deposits = state.deposits.map((each): DepositState =>
    each.id === id ? { id, amount: each.amount, stage: 'dropped' } : each,
  );
  return { ok: true, state: reopened({ ...state, deposits }, mayReopen), effects: [] };
}

/** An order in process that nothing pays for any more waits again, unless its seller has another pending one. */
function reopened(state: OrderState, mayReopen: boolean): OrderState {
  const isUnpaid = isOpen(state) && state.status === 'in_process' && !state.inReview && !state.deposits.some(isForSale);
  return isUnpaid && mayReopen ? { ...state, status: 'pending' } : state;
}

/** A transfer has the confirmations it needs. */
function confirmDeposit(state: OrderState, id: string): Transition {
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
 * One step of an order's life; pure (ADR 4, ADR 30). Rules: what was transferred before the deadline is sold, at most the quantity
 * ordered; everything else that arrives is credited to the wallet; while a transfer to it is held for a decision its time does not run
 * out; cancelled, timeout, failed and completed never change.
 */
export function transition(state: OrderState, event: OrderEvent): Transition {
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
    case 'payout-failed': {
      const { sold } = state;
      if (state.status !== 'in_process' || sold === null) return { ok: false, reason: 'no-payout-expected' };
      return event.type === 'payout-completed'
        ? { ok: true, state: { ...state, status: 'completed' }, effects: [] }
        : { ok: true, state: { ...state, status: 'failed' }, effects: [{ type: 'return-sold', amount: sold }] };
    }
    default:
      return event satisfies never;
  }
}
