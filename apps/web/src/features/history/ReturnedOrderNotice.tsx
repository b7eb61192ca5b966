import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../shared/api/api-context.ts';
import { withDialog } from '../../shared/dialogs/dialog-state.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { historyMessages } from './history.messages.ts';
import { returnedOrderQuery } from './returned-order.query.ts';

/**
 * Notice that the bank returned the rupees of a completed order, with a link to its details, where another account is chosen (product.md R50).
 * Renders nothing without such an order.
 */
export function ReturnedOrderNotice() {
  const { notice } = useMessages(historyMessages).returned;
  const { data: order } = useQuery(returnedOrderQuery(useApi()));
  if (!order) return null;
  return (
    <Notice
      tone="notice"
      live="polite"
      title={notice.title}
      action={
        <Link
          to="/dashboard/history"
          state={withDialog(null, `${DIALOG.order}:${order._id}`)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {notice.open}
        </Link>
      }
    >
      {notice.message({ amount: formatRupees(order.net_amount) })}
    </Notice>
  );
}
