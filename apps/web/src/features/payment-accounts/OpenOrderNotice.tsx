import { shortOrderId } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, Notice } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { withDialog } from '../../shared/dialogs/dialog-state.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';

/** Notice that an account cannot be deleted yet, with a link to the order that is still to be paid to it (product.md S19). */
export function OpenOrderNotice({ orderId }: { orderId: string }) {
  const { inUse } = useMessages(paymentAccountsMessages).deleting;
  return (
    <Notice
      tone="notice"
      live="assertive"
      title={inUse.title}
      action={
        <Link
          to="/dashboard/history"
          state={withDialog(null, `${DIALOG.order}:${orderId}`)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {inUse.open}
        </Link>
      }
    >
      {inUse.message({ order: shortOrderId(orderId) })}
    </Notice>
  );
}
