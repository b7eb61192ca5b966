import { decimal, isFinalStatus, type OrderStatus as KnownStatus } from '@sarraf/domain';

type Amount = ReturnType<typeof decimal>;

/** The life of an order: pending → in_process → completed | failed, or pending → cancelled | timeout. */
export type OrderStatus = Exclude<KnownStatus, 'success'>;

/** What is unusual about the deposits of an order (product.md R23). */
export type OrderException = 'late' | 'under' | 'over' | null;

/** One transfer to the order's address. */
export interface DepositState {
  id: string;
  amount: Amount;
  /** May be sold: it was made in time, while the sale was still open. The rest belongs to the wallet. */
  counts: boolean;
  /** Made after the deadline, or to an order that had already ended. */
  late: boolean;
  confirmed: boolean;
  /** What it was credited as, or null while it is in review. `sold + wallet` is its amount. */
  credited: { sold: Amount; wallet: Amount } | null;
}

/** An order with its deposits, as the machine sees it. */
export interface OrderState {
  status: OrderStatus;
  quantity: Amount;
  /** Milliseconds of the last moment a transfer may be made. */
  deadline: number;
  /** USDT the sale was settled for; null while the sale is open. */
  sold: Amount | null;
  deposits: readonly DepositState[];
}

/** What can happen to an order. */
export type OrderEvent =
  | { type: 'deposit'; id: string; amount: Amount; transferredAt: number }
  | { type: 'confirmed'; depositId: string }
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
      reason: 'known-deposit' | 'unknown-deposit' | 'not-cancellable' | 'no-payout-expected' | 'nothing-to-do';
    };

const NONE = decimal(0);
const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total.plus(amount), NONE);
const isOpen = (state: OrderState): boolean => state.sold === null && !isFinalStatus(state.status);
const hasEndedUnsold = (status: OrderStatus): boolean => isFinalStatus(status) && status !== 'completed';

/** USDT of all transfers seen. */
export const receivedAmount = (state: OrderState): Amount => sum(state.deposits.map((deposit) => deposit.amount));

/** The one word for what is unusual: late before over before under, as the later ones follow from the earlier. */
export function exceptionOf(state: OrderState): OrderException {
  if (state.deposits.length === 0) return null;
  if (state.deposits.some((deposit) => deposit.late)) return 'late';
  const received = receivedAmount(state);
  if (received.gt(state.quantity)) return 'over';
  return received.lt(state.quantity) ? 'under' : null;
}

/** Credits confirmed transfers that cannot be sold to the wallet. */
function creditWallet(state: OrderState): { state: OrderState; effects: Effect[] } {
  const effects: Effect[] = [];
  const deposits = state.deposits.map((deposit) => {
    if (deposit.counts || !deposit.confirmed || deposit.credited) return deposit;
    effects.push({ type: 'credit-wallet', depositId: deposit.id, amount: deposit.amount });
    return { ...deposit, credited: { sold: NONE, wallet: deposit.amount } };
  });
  return { state: { ...state, deposits }, effects };
}

/** Fixes the sale at `sold`, oldest deposits first; what is left over of them goes to the wallet. */
function settle(state: OrderState, sold: Amount): { state: OrderState; effects: Effect[] } {
  const effects: Effect[] = [{ type: 'settle', sold }];
  let open = sold;
  const deposits = state.deposits.map((deposit) => {
    if (!deposit.counts) return deposit;
    // Seen in time but not confirmed when the sale was fixed without it: the wallet gets it once it is confirmed.
    if (!deposit.confirmed) return { ...deposit, counts: false };
    const part = deposit.amount.gt(open) ? open : deposit.amount;
    const rest = deposit.amount.minus(part);
    open = open.minus(part);
    if (rest.gt(0)) effects.push({ type: 'credit-wallet', depositId: deposit.id, amount: rest });
    return { ...deposit, credited: { sold: part, wallet: rest } };
  });
  return { state: { ...state, deposits, sold }, effects };
}

/** Settles what can be settled now. `closed`: no further deposit can be in time. */
function advance(state: OrderState, closed: boolean): { state: OrderState; effects: Effect[] } {
  const first = creditWallet(state);
  if (!isOpen(first.state) || first.state.status !== 'in_process') return first;
  const counting = first.state.deposits.filter((deposit) => deposit.counts);
  const confirmed = sum(counting.filter((deposit) => deposit.confirmed).map((deposit) => deposit.amount));
  const full = confirmed.gte(state.quantity);
  const allConfirmed = counting.every((deposit) => deposit.confirmed);
  if (!full && !(closed && allConfirmed && confirmed.gt(0))) return first;
  const fixed = settle(first.state, full ? state.quantity : confirmed);
  return { state: fixed.state, effects: [...first.effects, ...fixed.effects] };
}

/**
 * One step of an order's life; pure. Rules: what was transferred before the deadline is sold, at most the quantity
 * ordered; everything else that arrives is credited to the wallet; cancelled, timeout, failed and completed never change.
 */
export function transition(state: OrderState, event: OrderEvent): Transition {
  switch (event.type) {
    case 'deposit': {
      if (state.deposits.some((deposit) => deposit.id === event.id)) return { ok: false, reason: 'known-deposit' };
      const late = hasEndedUnsold(state.status) || event.transferredAt > state.deadline;
      const counts = !late && isOpen(state);
      const { id, amount } = event;
      const deposit: DepositState = { id, amount, counts, late, confirmed: false, credited: null };
      const status = counts && state.status === 'pending' ? 'in_process' : state.status;
      return { ok: true, state: { ...state, status, deposits: [...state.deposits, deposit] }, effects: [] };
    }
    case 'confirmed': {
      const known = state.deposits.find((deposit) => deposit.id === event.depositId);
      if (!known) return { ok: false, reason: 'unknown-deposit' };
      if (known.confirmed) return { ok: false, reason: 'nothing-to-do' };
      const deposits = state.deposits.map((deposit) =>
        deposit.id === event.depositId ? { ...deposit, confirmed: true } : deposit,
      );
      return { ok: true, ...advance({ ...state, deposits }, false) };
    }
    case 'read-up-to': {
      if (event.moment <= state.deadline) return { ok: false, reason: 'nothing-to-do' };
      if (state.status === 'pending') return { ok: true, state: { ...state, status: 'timeout' }, effects: [] };
      const after = advance(state, true);
      return after.effects.length === 0 ? { ok: false, reason: 'nothing-to-do' } : { ok: true, ...after };
    }
    case 'cancel':
      return state.status === 'pending' && state.deposits.length === 0
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
