import { useEffect, useEffectEvent } from 'react';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import type { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx';
import { QrDialog, type QrDialogProps } from './QrDialog.tsx';
import { useOpenOrder, type useHistory } from './use-history.ts';

/** Parts of the dialogs that belong to other features, passed in by the route. */
export type OrderDialogSlots = Pick<OrderDialogProps, 'renderAddressCopy' | 'renderPayoutProblem' | 'renderProof'> &
  Pick<QrDialogProps, 'renderDeposit'>;

interface OrderDialogsProps extends OrderDialogSlots {
  history: ReturnType<typeof useHistory>;
  details: ReturnType<typeof useSubjectDialog>;
}

/**
 * Dialogs with the details of an order and, above it, the QR code of its deposit. Each has a history entry, so that Back closes one at a time. They stay
 * open when the order leaves the filter.
 */
export function OrderDialogs({ history, details, renderDeposit, ...slots }: OrderDialogsProps) {
  const qr = useDialogRoute('order-qr');
  const { loaded, isMissing } = useOpenOrder(history, details.subject);
  const close = useEffectEvent(details.close);
  useEffect(() => {
    // A dialog without content could not be closed, and would keep every other one from opening.
    if (isMissing) close();
  }, [isMissing]);
  if (!loaded) return null;
  return (
    <>
      <OrderDialog loaded={loaded} onClose={details.close} onShowQr={qr.show} {...slots} />
      {qr.open && <QrDialog loaded={loaded} onClose={qr.close} renderDeposit={renderDeposit} />}
    </>
  );
}
