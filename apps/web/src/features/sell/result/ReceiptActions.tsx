import { useMessages } from '@sarraf/forms/language';
import { Button, CopyButton } from '@sarraf/ui';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import '../../../shared/print/print-slip.css';
import { canShare, share } from '../../../shared/share/share.ts';
import { sellMessages } from '../sell.messages.ts';

export interface ReceiptActionsProps {
  /** Title of the receipt in the share sheet. */
  title: string;
  /** The receipt as plain lines. */
  text: string;
}

/** Buttons that share, or without a share sheet copy, and print the receipt. */
export function ReceiptActions({ title, text }: ReceiptActionsProps) {
  const messages = useMessages(sellMessages).result;
  const [failed, setFailed] = useState(false);
  const shareNow = async () => {
    setFailed(false);
    setFailed(!(await share({ title, text })));
  };

  return (
    <div className="relative flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
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
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        {messages.print}
      </Button>
      <p role="status" className="basis-full! text-center text-sm text-negative empty:hidden">
        {failed ? messages.shareFailed : ''}
      </p>
    </div>
  );
}
