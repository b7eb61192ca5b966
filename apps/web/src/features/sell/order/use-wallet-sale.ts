import type { Order } from '@sarraf/api-client';
import { amountOf, decimal, toWireNumber } from '@sarraf/domain';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useRef } from 'react';
import { isUnanswered, refusal, useApi } from '../../../shared/api/index.ts';
import { type Attempt, nextAttempt, randomUuid } from '../../../shared/one-press/index.ts';
import { useSession, useUser } from '../../../shared/session/index.ts';

/** Sells from the wallet, never twice (`nextAttempt`): the order is in process at once, with neither network nor deposit (product.md R45). */
export function useWalletSale(onSold: (order: Order) => void) {
  const { failures } = useMessages(formMessages);
  const api = useApi();
  const session = useSession();
  const balance = useUser().wallet_balance ?? 0;
  const unanswered = useRef<Attempt | null>(null);

  return async (typed: string, bankAccountId: string): Promise<SubmitResult> => {
    const amount = toWireNumber(amountOf(typed));
    const fields = { amount, bankAccountId, source: 'wallet' as const };
    const { key } = (unanswered.current = nextAttempt(unanswered.current, JSON.stringify(fields), randomUuid));
    try {
      const { orderId, data } = await api.createOrder({ ...fields, idempotencyKey: key });
      // A server that does not tell the order is asked for it; until it has answered, the same press asks for the same order.
      const order = data ?? (await api.getOrder({ id: orderId })).data;
      unanswered.current = null;
      session.updateUser({ wallet_balance: toWireNumber(decimal(balance).minus(amount)) });
      onSold(order);
      return { ok: true };
    } catch (error) {
      const answered = !isUnanswered(error);
      if (answered) unanswered.current = null;
      return refusal(error, answered ? failures.createOrder : failures.createOrderRetry);
    }
  };
}
