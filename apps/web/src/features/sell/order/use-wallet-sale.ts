import type { Order } from '@sarraf/api-client';
import { amountOf, decimal, toWireNumber } from '@sarraf/domain';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { isUnanswered, submitResult } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.ts';
import { useSession, useUser } from '../../../shared/session/session-context.ts';

/** Sells from the wallet at most once (`useIdempotencyKey`). The order is in process at once, without network or deposit (product.md R45). */
export function useWalletSale(onSold: (order: Order) => void) {
  const { failures } = useMessages(formMessages);
  const api = useApi();
  const session = useSession();
  const balance = useUser().wallet_balance ?? 0;
  const { keyFor, settle } = useIdempotencyKey();
  const sale = useExclusiveMutation({
    mutationFn: async (sold: { amount: number; bankAccountId: string }) => {
      const fields = { ...sold, source: 'wallet' as const };
      const { orderId, data } = await api.createOrder({ ...fields, idempotencyKey: keyFor(fields) });
      // If the reply lacks the order, fetch it. Until that succeeds, the idempotency key is kept: a retry gets the same order.
      return data ?? (await api.getOrder({ id: orderId })).data;
    },
    onSuccess: (order, { amount }) => {
      session.updateUser({ wallet_balance: toWireNumber(decimal(balance).minus(amount)) });
      onSold(order);
    },
    onSettled: (_, error) => settle(error),
  });

  return (typed: string, bankAccountId: string): Promise<SubmitResult> =>
    submitResult(sale.mutateAsync({ amount: toWireNumber(amountOf(typed)), bankAccountId }), (error) =>
      isUnanswered(error) ? failures.createOrderRetry : failures.createOrder,
    );
}
