import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { Share2 } from 'lucide-react';
import { useDialogRoute } from '../dialogs/use-dialog-route.ts';
import { RECEIPT_DIALOG } from './receipt-dialog-id.ts';
import { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog.tsx';
import { receiptMessages } from './receipt.messages.ts';

/** Button that opens the receipt of an order as a picture, and the dialog (product.md R58). */
export function Receipt({ order }: ReceiptDialogProps) {
  const messages = useMessages(receiptMessages);
  const { show } = useDialogRoute(RECEIPT_DIALOG);
  return (
    <>
      <Button variant="secondary" onClick={show}>
        <Share2 aria-hidden="true" className="size-4.5" />
        {messages.open}
      </Button>
      <ReceiptDialog order={order} />
    </>
  );
}
