import type { Order } from '@sarraf/api-client';
import { proofRefusal } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { FileCheck } from 'lucide-react';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { proofMessages } from './proof.messages.ts';
import { ProofDialog } from './ProofDialog.tsx';

export interface ProofProps {
  /** The seller's own completed order. */
  order: Order;
}

/** Button that opens the proof of payment of an order, and its dialog. Without the button if the bank returned the rupees. */
export function Proof({ order }: ProofProps) {
  const messages = useMessages(proofMessages);
  const dialog = useDialogRoute('proof');
  return (
    <>
      {proofRefusal(order) === null && (
        <Button variant="secondary" fullWidth onClick={dialog.show}>
          <FileCheck aria-hidden="true" className="size-5" />
          {messages.open}
        </Button>
      )}
      {dialog.open && <ProofDialog order={order} onClose={dialog.close} />}
    </>
  );
}
