import { type Order, currentOrderOf } from '@sarraf/api-client';
import { useState } from 'react';
import { failureText, isUnanswered, useApi } from '../../../shared/api/index.ts';
import { sellMessages } from '../sell.messages.ts';
import { useSingleFlight } from './use-single-flight.ts';

/** Cancels an order. A refusal because it was paid meanwhile carries the order as it stands, and that is told too. */
export function useCancelOrder(onOrder: (order: Order) => void) {
  const api = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useSingleFlight(async (orderId: string) => {
    setFailure(null);
    try {
      const { transaction } = await api.cancelOrder({ id: orderId });
      onOrder(transaction);
    } catch (error) {
      const { cancel, cancelRefused } = sellMessages.failures;
      setFailure(failureText(error, isUnanswered(error) ? cancel : cancelRefused));
      const current = currentOrderOf(error);
      if (current) onOrder(current);
    }
  });
  return { busy, cancel: run, failure, clearFailure: () => setFailure(null) };
}

/** Cancelling: whether the call runs, why it failed, and how to start it. */
export type Cancelling = ReturnType<typeof useCancelOrder>;
