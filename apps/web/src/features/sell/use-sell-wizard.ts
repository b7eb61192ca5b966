import type { BankAccount, Order, User } from '@sarraf/api-client';
import { depositRest, ORDER_EXPIRY_MS, toWireNumber } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { shownNow, useClock } from '../../shared/time/clock.ts';
import { setSandboxOrder } from '../../shared/sandbox/sandbox-context.ts';
import { useUnsavedWork } from '../../shared/dialogs/unsaved-work.ts';
import { chosenAccount, firstChoice } from './amount/chosen-account.ts';
import { forgetStep, keptStep, type KeptStep } from './amount/kept-step.ts';
import { orderDeadline } from './order/order-deadline.ts';
import { orderKey } from './order/order.query.ts';
import { sellMessages } from './sell.messages.ts';
import { initialSellState, sellReducer, stepNumber, type SellState } from './sell-wizard.machine.ts';
import { useOrderPolling } from './order/use-order-polling.ts';

/**
 * Initial state: the unfinished order if there is one, else step 1 with the amount and the account that were kept. Without a kept account it is the
 * first choice; a kept one that is gone stays the choice, and no account is selected.
 */
function startingState(
  active: Order | null,
  banks: readonly BankAccount[],
  expiryMs: number,
  { amount, bankAccountId }: KeptStep,
): SellState {
  if (!active) return { step: 'amount', amount, bankAccountId: bankAccountId ?? firstChoice(banks) };
  const deadlineMs = orderDeadline(active, shownNow(), null, expiryMs);
  return sellReducer(initialSellState, { type: 'order-resumed', order: active, deadlineMs });
}

/** State of the sell wizard, with its clock, its polling, the leave confirmation and the order of the Sandbox phone. */
export function useSellWizard(user: User, active: Order | null, banks: readonly BankAccount[]) {
  const messages = useMessages(sellMessages);
  const expiryMs = user.transaction_exp_time ?? ORDER_EXPIRY_MS;
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(sellReducer, null, () =>
    startingState(active, banks, expiryMs, keptStep(queries)),
  );
  useEffect(() => forgetStep(queries), [queries]);
  const tracked = state.step === 'order' ? state.tracked : null;
  const nowMs = useClock((ms) => (tracked ? ms : 0));
  const step = stepNumber(state, nowMs);

  const deadlineOf = (order: Order) => orderDeadline(order, shownNow(), tracked?.deadlineMs ?? null, expiryMs);
  const updateOrder = (order: Order) => dispatch({ type: 'order-updated', order, deadlineMs: deadlineOf(order) });
  const poll = useOrderPolling(tracked, updateOrder);

  /** Updates the order from the reply to another call. Aborts a running poll: its answer may be older. */
  const adoptOrder = (order: Order) => {
    void queries.cancelQueries({ queryKey: orderKey(order._id) });
    updateOrder(order);
  };

  useUnsavedWork(step === 2 || step === 3, messages.leave);

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

  return {
    state,
    chosenAccountId: state.step === 'amount' ? chosenAccount(state.bankAccountId, banks) : null,
    step,
    nowMs,
    poll,
    dispatch,
    adoptOrder,
    resume: (again: Order) => dispatch({ type: 'order-resumed', order: again, deadlineMs: deadlineOf(again) }),
  };
}

/** State and actions that the steps of the wizard use. */
export type SellWizardState = ReturnType<typeof useSellWizard>;
