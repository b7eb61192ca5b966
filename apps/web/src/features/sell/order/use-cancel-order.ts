import { type Order, currentOrderOf } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { useConfirm } from '@sarraf/ui';
import { failureText, isUnanswered } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { sellMessages } from '../sell.messages.ts';

/**
 * Cancels an order after a confirm dialog, since USDT already sent would be lost to the order (product.md R22). The dialog shows a failure.
 * A 409 because the order was paid meanwhile carries the current order, which is passed to `onOrder` as well.
 *
 * @param isOffered Whether the order can be cancelled; the open dialog closes when this becomes false.
 */
export function useCancelOrder(
  onOrder: (order: Order) => void,
  isOffered = true,
): (orderId: string) => Promise<boolean> {
  const { confirmCancel, cancelling } = useMessages(sellMessages).payment;
  const messages = useMessages(sellMessages);
  const api = useApi();
  const confirm = useConfirm(isOffered);
  const cancellation = useExclusiveMutation({
    mutationFn: (orderId: string) => api.cancelOrder({ id: orderId }),
    onSuccess: ({ transaction }) => onOrder(transaction),
    onError: (error) => {
      const current = currentOrderOf(error);
      if (current) onOrder(current);
    },
  });
  return (orderId) =>
    confirm({
      tone: 'negative',
      title: confirmCancel.title,
      message: confirmCancel.message,
      confirmLabel: confirmCancel.yes,
      cancelLabel: confirmCancel.no,
      busyLabel: cancelling,
      act: async () => {
        try {
          await cancellation.mutateAsync(orderId);
          return undefined;
        } catch (error) {
          const { cancel, cancelRefused } = messages.failures;
          return failureText(error, isUnanswered(error) ? cancel : cancelRefused);
        }
      },
    });
}
