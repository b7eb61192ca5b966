import { pendingOrderIdOf } from '@sarraf/api-client';
import { type Quote, ORDER_EXPIRY_SECONDS, deadline, toWireNumber } from '@sarraf/domain';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { isUnanswered, refusal } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { shownNow } from '../../../shared/time/clock.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.ts';
import type { PlacedOrder } from '../sell-wizard.machine.ts';

/** Input of `create`: the choices of steps 1 and 2, and the quote the seller saw. */
export interface CreateOrderInput extends Pick<PlacedOrder, 'networkId' | 'bankAccountId'> {
  quote: Quote;
}

/** Creates the order at most once (`useIdempotencyKey`). If an unfinished order blocks it, `pendingOrderId` is that order's id (product.md R18). */
export function useCreateOrder(onCreated: (placed: PlacedOrder, deadlineMs: number) => void) {
  const messages = useMessages(formMessages);
  const api = useApi();
  const { keyFor, settle } = useIdempotencyKey();
  const creation = useExclusiveMutation({
    mutationFn: ({ networkId, bankAccountId, quote }: CreateOrderInput) => {
      const fields = { amount: toWireNumber(quote.quantity), networkId, bankAccountId };
      return api.createOrder({ ...fields, idempotencyKey: keyFor(fields) });
    },
    onSuccess: ({ orderId, depositAddress, expiresIn = ORDER_EXPIRY_SECONDS }, { quote, ...chosen }) => {
      const quoted = { price: `${quote.price}`, fee: `${quote.fee}`, received: `${quote.received}` };
      const { networkId, bankAccountId } = chosen;
      const placed = { orderId, depositAddress, networkId, bankAccountId, quantity: `${quote.quantity}`, quoted };
      onCreated(placed, deadline(shownNow(), expiresIn));
    },
    onSettled: (_, error) => settle(error),
  });
  const pendingOrderId = pendingOrderIdOf(creation.error) ?? null;

  const create = async (input: CreateOrderInput): Promise<SubmitResult> => {
    const { createOrder, createOrderRetry } = messages.failures;
    try {
      await creation.mutateAsync(input);
      return { ok: true };
    } catch (error) {
      // PendingOrderNotice shows this case; the form shows no error.
      if (pendingOrderIdOf(error) !== undefined) return { ok: false, declined: true };
      return refusal(error, isUnanswered(error) ? createOrderRetry : createOrder);
    }
  };

  return { create, pendingOrderId };
}
