import type { BankAccount, Order, User } from '@sarraf/api-client';
import { depositRest, ORDER_EXPIRY_MS, toWireNumber } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { shownNow, useClock } from '../../shared/time/clock.ts';
import { setSandboxOrder } from '../../shared/sandbox/sandbox-context.ts';
import { useUnsavedWork } from '../../shared/dialogs/unsaved-work.ts';
import { orderDeadline } from './order/order-deadline.ts';
import { orderKey } from './order/order.query.ts';
import { sellMessages } from './sell.messages.ts';
import { initialSellState, sellReducer, stepNumber, type SellState } from './sell-wizard.machine.ts';
import { useOrderPolling } from './order/use-order-polling.ts';

/** The account to pay into where there is only one. */
const onlyAccount = ([first, ...others]: readonly BankAccount[]): string | null =>
  first && others.length === 0 ? first._id : null;

/** Where a visit starts: the unfinished order if there is one, else step 1 with the only account already chosen. */
function startingState(active: Order | null, banks: readonly BankAccount[], expiryMs: number): SellState {
  if (!active) return sellReducer(initialSellState, { type: 'restarted', bankAccountId: onlyAccount(banks) });
  const deadlineMs = orderDeadline(active, shownNow(), null, expiryMs);
  return sellReducer(initialSellState, { type: 'order-resumed', order: active, deadlineMs });
}

/** The wizard with everything that moves it: the clock, the polling, the leave question, the Sandbox phone. */
export function useSellWizard(user: User, active: Order | null, banks: readonly BankAccount[]) {
  const words = useMessages(sellMessages);
  const expiryMs = user.transaction_exp_time ?? ORDER_EXPIRY_MS;
  const [state, dispatch] = useReducer(sellReducer, null, () => startingState(active, banks, expiryMs));
  const tracked = state.step === 'order' ? state.tracked : null;
  const nowMs = useClock((ms) => (tracked ? ms : 0));
  const step = stepNumber(state, nowMs);

  const deadlineOf = (order: Order) => orderDeadline(order, shownNow(), tracked?.deadlineMs ?? null, expiryMs);
  const updateOrder = (order: Order) => dispatch({ type: 'order-updated', order, deadlineMs: deadlineOf(order) });
  const poll = useOrderPolling(tracked, updateOrder);

  const queries = useQueryClient();
  /** Takes the order as another call told it. A poll on its way may have been answered before that, and is aborted. */
  const adoptOrder = (order: Order) => {
    void queries.cancelQueries({ queryKey: orderKey(order._id) });
    updateOrder(order);
  };

  useUnsavedWork(step === 2 || step === 3, words.leave);

  const payableId = step === 3 ? (tracked?.orderId ?? null) : null;
  const order = tracked?.order;
  const amount = toWireNumber(
    order ? depositRest(order.quantity, order.receivedAmount) : (tracked?.placed?.quantity ?? 0),
  );
  useEffect(() => {
    if (payableId === null) return undefined;
    setSandboxOrder({ id: payableId, amount });
    return () => setSandboxOrder(null);
  }, [payableId, amount]);

  // A new account arrives while step 1 is open (the add-bank dialog): the first one is chosen for the seller.
  const chooseOnly = useEffectEvent((accounts: readonly BankAccount[]) => {
    const only = onlyAccount(accounts);
    if (state.step === 'amount' && state.bankAccountId === null && only !== null)
      dispatch({ type: 'bank-chosen', bankAccountId: only });
  });
  useEffect(() => chooseOnly(banks), [banks]);

  return {
    state,
    step,
    nowMs,
    poll,
    dispatch,
    adoptOrder,
    resume: (again: Order) => dispatch({ type: 'order-resumed', order: again, deadlineMs: deadlineOf(again) }),
  };
}

/** What the steps get of it. */
export type SellWizardState = ReturnType<typeof useSellWizard>;
