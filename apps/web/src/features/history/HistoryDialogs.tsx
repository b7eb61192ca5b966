import { useDialogRoute } from '../../shared/dialog-route/index.ts';
import type { ReadRow } from './history-pages.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { QrDialog, type RenderDeposit } from './QrDialog.tsx';

export interface HistoryDialogsProps {
  /** Every row known. */
  rows: readonly ReadRow[];
  /** The order somebody looks into; null while nobody does. */
  orderId: string | null;
  onClose: () => void;
  renderDeposit: RenderDeposit;
}

/** The details of one order and, above them, the code of its deposit: a history entry each, so that Back closes one at a time. */
export function HistoryDialogs({ rows, orderId, onClose, renderDeposit }: HistoryDialogsProps) {
  const qr = useDialogRoute('order-qr');
  const read = orderId === null ? undefined : rows.find(({ order }) => order?._id === orderId);
  if (!read?.order) return null;
  return (
    <>
      <OrderDialog read={read} onClose={onClose} onShowQr={qr.show} />
      {qr.open && <QrDialog read={read} onClose={qr.close} renderDeposit={renderDeposit} />}
    </>
  );
}
