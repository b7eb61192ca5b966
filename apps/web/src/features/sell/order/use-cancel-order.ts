import { type Order, currentOrderOf } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { useConfirm } from '@sarraf/ui';
import { failureText, isUnanswered } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { sellMessages } from '../sell.messages.ts';

/**
 * Cancels an order after asking: USDT already on their way would miss it (product.md R22). A failure is told in the question; a refusal
 * because the order was paid meanwhile carries the order as it stands, and that is told too.
 *
 * @param isOffered Whether the order can be cancelled at all; a question that stands goes when it no longer can.
 */
export function useCancelOrder(
  onOrder: (order: Order) => void,
  isOffered = true,
): (orderId: string) => Promise<boolean> {
  const { confirmCancel, cancelling } = useMessages(sellMessages).payment;
  const words = useMessages(sellMessages);
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
          const { cancel, cancelRefused } = words.failures;
          return failureText(error, isUnanswered(error) ? cancel : cancelRefused);
        }
      },
    });
}
