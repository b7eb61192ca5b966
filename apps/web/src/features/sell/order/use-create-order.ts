import { pendingOrderIdOf } from '@sarraf/api-client';
import { type Quote, ORDER_EXPIRY_SECONDS, deadline, toWireNumber } from '@sarraf/domain';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useRef, useState } from 'react';
import { isUnanswered, refusal, useApi } from '../../../shared/api/index.ts';
import { shownNow } from '../../../shared/clock/index.ts';
import { type Attempt, nextAttempt, randomUuid } from '../../../shared/one-press/index.ts';
import type { PlacedOrder } from '../sell-wizard.machine.ts';

/** What step 2 hands over. */
export interface CreateOrderInput extends Pick<PlacedOrder, 'networkId' | 'bankAccountId'> {
  quote: Quote;
}

/** Creates the order, never twice (`nextAttempt`); an unfinished one that stands in the way is handed back by its id (product.md R18). */
export function useCreateOrder(onCreated: (placed: PlacedOrder, deadlineMs: number) => void) {
  const messages = useMessages(formMessages);
  const api = useApi();
  const [pendingOrderId, setPendingOrderId] = useState<string | null>(null);
  const unanswered = useRef<Attempt | null>(null);

  const create = async ({ networkId, bankAccountId, quote }: CreateOrderInput): Promise<SubmitResult> => {
    setPendingOrderId(null);
    const { quantity } = quote;
    const fields = { amount: toWireNumber(quantity), networkId, bankAccountId };
    const body = JSON.stringify(fields);
    const { key } = (unanswered.current = nextAttempt(unanswered.current, body, randomUuid));
    try {
      const created = await api.createOrder({ ...fields, idempotencyKey: key });
      unanswered.current = null;
      const { orderId, depositAddress, expiresIn = ORDER_EXPIRY_SECONDS } = created;
      const quoted = { price: `${quote.price}`, fee: `${quote.fee}`, received: `${quote.received}` };
      const placed = { orderId, depositAddress, networkId, bankAccountId, quantity: `${quantity}`, quoted };
      onCreated(placed, deadline(shownNow(), expiresIn));
      return { ok: true };
    } catch (error) {
      const answered = !isUnanswered(error);
      if (answered) unanswered.current = null;
      const pending = pendingOrderIdOf(error) ?? null;
      setPendingOrderId(pending);
      // The notice says it, with the two ways on; the form has nothing to add.
      if (pending !== null) return { ok: false, declined: true };
      const { createOrder, createOrderRetry } = messages.failures;
      return refusal(error, answered ? createOrder : createOrderRetry);
    }
  };

  return { create, pendingOrderId };
}
