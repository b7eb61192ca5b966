import { useMessages } from '@sarraf/forms/language';
import { Button, CopyButton } from '@sarraf/ui';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import './print-slip.css';
import { sellMessages } from '../sell.messages.ts';

export interface ReceiptActionsProps {
  /** What the receipt is called where it is sent. */
  title: string;
  /** The receipt as plain lines. */
  text: string;
}

/** Missing outside a secure context and on most desktops. */
const canShare = () => typeof navigator.share === 'function';

/** Opens the system's sheet; false when it failed. Closing it is an answer, not a fault. */
const share = (title: string, text: string): Promise<boolean> =>
  navigator.share({ title, text }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );

/** Takes a result along: through the system's share sheet, or the clipboard where there is none, and on paper. */
export function ReceiptActions({ title, text }: ReceiptActionsProps) {
  const words = useMessages(sellMessages).result;
  const [failed, setFailed] = useState(false);
  const shareNow = async () => {
    setFailed(false);
    setFailed(!(await share(title, text)));
  };

  return (
    <div className="relative flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
      {canShare() ? (
        <Button variant="secondary" onClick={() => void shareNow()}>
          <Share2 aria-hidden="true" className="size-4.5" />
          {words.share}
        </Button>
      ) : (
        <CopyButton
          variant="secondary"
          size="md"
          fullWidth
          value={text}
          label={words.copy}
          accessibleLabel={words.copyReceipt}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        {words.print}
      </Button>
      <p role="status" className="basis-full! text-center text-sm text-negative empty:hidden">
        {failed ? words.shareFailed : ''}
      </p>
    </div>
  );
}
