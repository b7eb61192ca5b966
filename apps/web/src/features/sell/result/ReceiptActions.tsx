import { proofRefusal } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, CopyButton } from '@sarraf/ui';
import { Printer, Share2 } from 'lucide-react';
import type { Order } from '@sarraf/api-client';
import { useState } from 'react';
import { OrderReceipt } from '../../../shared/orders/OrderReceipt.tsx';
import '../../../shared/print/print-slip.css';
import { canShare, share } from '../../../shared/share/share.ts';
import { sellMessages } from '../sell.messages.ts';

export interface ShareTextProps {
  /** Title in the share sheet. */
  title: string;
  /** The details as plain lines. */
  text: string;
}

/** Button that shares the details of an order as text, or without a share sheet copies them. */
function ShareText({ title, text }: ShareTextProps) {
  const messages = useMessages(sellMessages).result;
  const [failed, setFailed] = useState(false);
  const shareNow = async () => {
    setFailed(false);
    setFailed(!(await share({ title, text })));
  };
  return (
    <>
      {canShare() ? (
        <Button variant="secondary" onClick={() => void shareNow()}>
          <Share2 aria-hidden="true" className="size-4.5" />
          {messages.share}
        </Button>
      ) : (
        <CopyButton
          variant="secondary"
          size="md"
          fullWidth
          value={text}
          label={messages.copy}
          accessibleLabel={messages.copyReceipt}
          copiedLabel={messages.copied}
          failedLabel={messages.copyFailed}
        />
      )}
      <p role="status" className="order-last basis-full! text-center text-sm text-negative empty:hidden">
        {failed ? messages.shareFailed : ''}
      </p>
    </>
  );
}

export interface ReceiptActionsProps extends ShareTextProps {
  /** Null before the first successful poll. */
  order: Order | null;
}

/** A completed order is shared as a picture, any other as text. */
const Share = ({ order, ...text }: ReceiptActionsProps) =>
  order && proofRefusal(order) === null ? <OrderReceipt order={order} /> : <ShareText {...text} />;

/** Buttons below a result: share and print. */
export function ReceiptActions(props: ReceiptActionsProps) {
  const messages = useMessages(sellMessages).result;
  return (
    <div className="relative flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
      <Share {...props} />
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        {messages.print}
      </Button>
    </div>
  );
}
